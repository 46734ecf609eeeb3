import type { ButtonProps } from '@mui/material';
import { Confirm, type ConfirmProps } from 'react-admin';
import { DialogButton } from './DialogButton';

interface Props
  extends
    Omit<ButtonProps, 'onClick' | 'content'>,
    Pick<ConfirmProps, 'content' | 'confirm' | 'ConfirmIcon'> {
  question: string;
  onConfirm: () => void;
}

/** Asks before it acts. */
export function ConfirmButton(props: Props) {
  const { question, content, confirm, ConfirmIcon, onConfirm, ...button } = props;
  return (
    <DialogButton
      variant="text"
      {...button}
      dialog={(onClose) => (
        <Confirm
          {...{ content, confirm, ConfirmIcon, onClose }}
          isOpen
          title={question}
          confirmColor="warning"
          onConfirm={() => {
            onClose();
            onConfirm();
          }}
        />
      )}
    />
  );
}
