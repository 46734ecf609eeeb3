// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { questions } from '../../content-types/questions';
import { useHasContent } from './Preview';

/** The form, into which one may type before the preview's code is there. */
function QuestionForm({ isPreviewHere, record }: { isPreviewHere: boolean; record?: object }) {
  const form = useForm({ defaultValues: { question: '' } });
  return (
    <RecordContextProvider value={record}>
      <FormProvider {...form}>
        <input aria-label="Question" {...form.register('question')} />
        {isPreviewHere && <Begun />}
      </FormProvider>
    </RecordContextProvider>
  );
}

function Begun() {
  return useHasContent(questions) ? 'begun' : 'empty';
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Question'), { target: { value } });

it('a form has begun with what was typed before the preview came', () => {
  const { rerender } = render(<QuestionForm isPreviewHere={false} />);
  type('How long does it take?');
  rerender(<QuestionForm isPreviewHere />);
  expect(screen.getByText('begun')).toBeTruthy();
});

it('an empty form begins with the first letter, and stays begun', () => {
  render(<QuestionForm isPreviewHere />);
  expect(screen.getByText('empty')).toBeTruthy();
  type('H');
  expect(screen.getByText('begun')).toBeTruthy();
  type('');
  expect(screen.getByText('begun')).toBeTruthy();
});

it('the form of a record has begun', () => {
  render(<QuestionForm isPreviewHere record={{ id: 1, question: 'How long?' }} />);
  expect(screen.getByText('begun')).toBeTruthy();
});
