// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SaveContextProvider } from 'react-admin';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { announceFileCheck } from '../images/pending-file-checks';
import { useSaveForm } from './use-save-form';

interface Props {
  validate: () => Promise<boolean>;
  save: () => Promise<unknown>;
  /** What becomes of a file that is being checked. */
  check?: Promise<boolean>;
}

function TitleForm({ validate, save, check }: Props) {
  const form = useForm({ defaultValues: { title: 'Ovens' } });
  if (check) announceFileCheck(form.control, check);
  return (
    <SaveContextProvider value={{ save }}>
      <FormProvider {...form}>
        <input {...form.register('title', { validate })} />
        <SaveButton />
      </FormProvider>
    </SaveContextProvider>
  );
}

function SaveButton() {
  const save = useSaveForm();
  const { errors } = useFormContext().formState;
  return (
    <>
      <button onClick={() => void save({ published_at: 'now' })}>Save</button>
      {String(errors.title?.message)}
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a form that is saved once at a time', () => {
  it('ignores a second save, also when the first is through before the second is validated', async () => {
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
    expect(save.mock.calls).toEqual([[{ title: 'Ovens', published_at: 'now' }, expect.anything()]]);
  });

  it('is open again after a save that was refused or done', async () => {
    const validate = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const save = vi.fn().mockResolvedValue(undefined);
    render(<TitleForm validate={validate} save={save} />);
    await act(async () => press());
    expect(save).not.toHaveBeenCalled();
    await act(async () => press());
    await act(async () => press());
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('waits for a chosen file, and is not saved without it', async () => {
    const validate = vi.fn().mockResolvedValue(true);
    const save = vi.fn().mockResolvedValue(undefined);
    const { unmount } = render(
      <TitleForm {...{ validate, save }} check={Promise.resolve(false)} />,
    );
    await act(async () => press());
    expect(save).not.toHaveBeenCalled();
    unmount();
    render(<TitleForm {...{ validate, save }} check={Promise.resolve(true)} />);
    await act(async () => press());
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('tells at a field what the server refused about it', async () => {
    const validate = vi.fn().mockResolvedValue(true);
    const save = vi.fn().mockResolvedValue({ title: 'It is taken' });
    render(<TitleForm {...{ validate, save }} />);
    await act(async () => press());
    expect(screen.getByText('It is taken')).toBeTruthy();
  });
});
