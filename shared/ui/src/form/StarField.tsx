import { plural } from '@tsugi/i18n/macro';
import { Star } from 'lucide-react';
import { MarkField } from './MarkField.tsx';

export interface StarFieldProps {
  readonly label: string;
  /** 0 for none, to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly className?: string | undefined;
}

/** One to five stars. Choosing the selected one takes it back. */
export function StarField(props: StarFieldProps) {
  const marks = [1, 2, 3, 4, 5].map((value) => ({
    value,
    label: plural(value, { one: '# star', other: '# stars' }),
    icon: <Star size={22} data-star="" aria-hidden="true" />,
  }));
  return <MarkField {...props} marks={marks} isOn={(mark) => mark <= props.value} />;
}
