import { type ShieldName, setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { Switch } from '@tsugi/ui/components';
import { liftShields, restoreShields, shieldsLiftedAtom } from '@tsugi/ui/shields';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import classes from './SpoilerSettings.module.css';

interface Choice {
  readonly name: ShieldName;
  readonly label: string;
  readonly note: string;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'scores',
    get label() {
      return t`Hide scores until I have scored`;
    },
    get note() {
      return t`Averages, places by score, and the scores of friends, reviews and other lists. Your own scores stay.`;
    },
  },
  {
    name: 'spoilers',
    get label() {
      return t`Keep spoilers out of texts`;
    },
    get note() {
      return t`Marked spoilers, spoiler tags and spoiler names are not even in the page until you ask for one.`;
    },
  },
  {
    name: 'episodes',
    get label() {
      return t`Hide episodes I have not seen`;
    },
    get note() {
      return t`Their titles and pictures, as far as your progress says.`;
    },
  },
  {
    name: 'characters',
    get label() {
      return t`Hide pictures of supporting characters`;
    },
    get note() {
      return t`On pages of titles that you have not completed. Main characters stay.`;
    },
  },
];

/** What is hidden on this device, one choice each, and the way to see all of it in this tab. */
export function SpoilerSettings() {
  const shields = useDeviceSetting('shields');
  const isLifted = useAtomValue(shieldsLiftedAtom);
  const choose = (name: ShieldName, isOn: boolean) => {
    const others = shields.filter((one) => one !== name);
    setDeviceSettings({ shields: isOn ? [...others, name] : others, shieldsOffered: true });
  };
  return (
    <ul className={`stack panel ${classes.choices}`}>
      {CHOICES.map(({ name, label, note }) => (
        <SwitchRow
          key={name}
          label={label}
          note={note}
          checked={shields.includes(name)}
          onChange={(isOn) => choose(name, isOn)}
        />
      ))}
      <SwitchRow
        label={t`Show everything in this tab`}
        note={shields.length > 0 ? t`Until you close it or switch this off.` : t`Nothing is hidden.`}
        checked={isLifted}
        disabled={shields.length === 0}
        onChange={(isOn) => (isOn ? liftShields() : restoreShields())}
      />
    </ul>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SwitchRow({ label, note, ...state }: SwitchRowProps) {
  const id = useId();
  return (
    // The note says what the switch does.
    <li className={classes.choice}>
      <Switch label={label} describedBy={id} {...state} />
      <p id={id} className={`fine ${classes.note}`}>
        {note}
      </p>
    </li>
  );
}
