import { scoreRule } from '@tsugi/data/pure';
import { FaceField, NumberField, StarField } from '@tsugi/ui/form';

export interface ScoreFieldProps {
  readonly label: string;
  readonly format: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A score in the user's own format: a number, stars or faces. */
export function ScoreField({ format, ...field }: ScoreFieldProps) {
  const { max, decimals } = scoreRule(format);
  if (format === 'POINT_5') return <StarField {...field} />;
  if (format === 'POINT_3') return <FaceField {...field} />;
  return (
    <NumberField {...field} max={max} step={decimals === 1 ? 0.1 : 1} suffix={`/ ${max}`} emptyText="–" />
  );
}
