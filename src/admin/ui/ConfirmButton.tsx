import { Button, type ButtonProps } from '@mui/material';
import type { Asked } from './ConfirmDialog';
import { useConfirm } from './use-confirm';

interface Props
  extends
    Omit<ButtonProps, 'onClick' | 'content'>,
    Pick<Asked, 'content' | 'confirm' | 'ConfirmIcon'> {
  question: string;
  onConfirm: () => void;
}

export function ConfirmButton(props: Props) {
  const { question, content, confirm, ConfirmIcon, onConfirm, ...button } = props;
  const [ask, dialog] = useConfirm();
  const asked = { title: question, content, confirm, ConfirmIcon, goOn: onConfirm };
  return (
    <>
      <Button {...button} onClick={() => ask(asked)} />
      {dialog}
    </>
  );
}
