import { t } from '@tsugi/i18n/macro';
import { useId } from 'react';
import type { FileFormat } from '../../model/list-file/file-entry.ts';
import classes from './Export.module.css';
import { FORMAT_HINTS, FORMAT_NAMES, FORMAT_PURPOSES, FORMATS } from './format-texts.ts';

export interface FormatChoiceProps {
  readonly format: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

/** The formats as cards that say what each is good for. */
export function FormatChoice({ format, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className={`grid gap-3 ${classes.formats}`}>
      <legend className={`label ${classes.legend}`}>{t`Format`}</legend>
      {FORMATS.map((one) => (
        <label key={one} className={`stack gap-2 ${classes.format}`}>
          <span className="row gap-2">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === format}
              aria-describedby={`${name}-${one}`}
              onChange={() => onChange(one)}
            />
            <span className="strong">{FORMAT_PURPOSES[one]}</span>
            <span className={`fine ${classes.formatName}`}>{FORMAT_NAMES[one]}</span>
          </span>
          <span id={`${name}-${one}`} className="fine">
            {FORMAT_HINTS[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
