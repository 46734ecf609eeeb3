// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SubmitOnce } from './SubmitOnce';

interface Props {
  validate: () => Promise<boolean>;
  save: () => Promise<void>;
}

function TitleForm({ validate, save }: Props) {
  const form = useForm({ defaultValues: { title: 'Ovens' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(save)}>
        <SubmitOnce />
        <input {...form.register('title', { validate })} />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(cleanup);

describe('a form that is submitted once at a time', () => {
  it('ignores a second submit, also when the first has been saved before the second is validated', async () => {
    let finishSlowly = () => {};
    const slowly = new Promise<boolean>((resolve) => (finishSlowly = () => resolve(true)));
    const validate = vi.fn().mockResolvedValueOnce(true).mockReturnValueOnce(slowly);
    const save = vi.fn().mockResolvedValue(undefined);
    render(<TitleForm validate={validate} save={save} />);
    await act(async () => {
      press();
      press();
    });
    await act(async () => finishSlowly());
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is open again after a submit that was refused or saved', async () => {
    const validate = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const save = vi.fn().mockResolvedValue(undefined);
    render(<TitleForm validate={validate} save={save} />);
    await act(async () => press());
    expect(save).not.toHaveBeenCalled();
    await act(async () => press());
    await act(async () => press());
    expect(save).toHaveBeenCalledTimes(2);
  });
});
