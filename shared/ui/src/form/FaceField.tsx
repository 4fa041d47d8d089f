import { t } from '@tsugi/i18n/macro';
import { Frown, Meh, Smile } from 'lucide-react';
import classes from './Controls.module.css';
import { MarkField } from './MarkField.tsx';

export interface FaceFieldProps {
  readonly label: string;
  /** 0 for none, 1 bad, 2 average, 3 good. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly className?: string | undefined;
}

const FACES = [
  {
    value: 1,
    get label() {
      return t({ message: 'Bad', context: 'score as a face' });
    },
    icon: <Frown size={24} aria-hidden="true" />,
  },
  {
    value: 2,
    get label() {
      return t({ message: 'Average', context: 'score as a face' });
    },
    icon: <Meh size={24} aria-hidden="true" />,
  },
  {
    value: 3,
    get label() {
      return t({ message: 'Good', context: 'score as a face' });
    },
    icon: <Smile size={24} aria-hidden="true" />,
  },
];

/** One of three faces. Choosing the selected one takes it back. */
export function FaceField(props: FaceFieldProps) {
  return (
    <MarkField {...props} marks={FACES} marksClass={classes.faces} isOn={(mark) => mark === props.value} />
  );
}
