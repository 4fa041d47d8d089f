import type { Shortcut } from '@tsugi/contract';
import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { shortcutsOf } from '@tsugi/contract/routing';
import { t } from '@tsugi/i18n/macro';
import { Switch } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { Fragment, useState } from 'react';
import { useParsedManifests } from '../../remotes/use-parsed-manifests.ts';
import classes from './ShortcutDialog.module.css';
import { shortcutList } from './shortcut-list.ts';

/** The list of keyboard shortcuts, and the switch for single-character ones. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const isOn = useDeviceSetting('shortcuts') === 'on';
  const groups = [...shortcutList, ...shortcutsOf(useParsedManifests())];
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} onClosed={onClose} title={t`Keyboard shortcuts`}>
      {groups.map(({ where, shortcuts }) => (
        <section key={where} className={classes.group}>
          <h3 className={`fine strong ${classes.where}`}>{where}</h3>
          <dl className="grid">
            {shortcuts.map((shortcut) => (
              <div
                key={shortcut.does}
                className={`row gap-4 ${classes.row}`}
                data-off={isOff(shortcut, isOn) ? '' : undefined}
              >
                <dt>{shortcut.does}</dt>
                <dd>
                  <Keys of={shortcut} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {/* Part of what scrolls: with a control in it, the keyboard reaches its end. */}
      <Switch
        className={classes.switch}
        label={t`Keys that work alone`}
        checked={isOn}
        onChange={(next) => setDeviceSettings({ shortcuts: next ? 'on' : 'off' })}
      />
    </Dialog>
  );
}

function Keys({ of: { keys } }: { readonly of: Shortcut }) {
  return keys.map((together, index) => (
    <Fragment key={together.join()}>
      {index > 0 && <span className="fine">{t` or `}</span>}
      {together.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Only single-character shortcuts can be off, also those with Shift. */
function isOff({ keys }: Shortcut, isOn: boolean): boolean {
  // Characters can be switched off, arrows cannot.
  const isCharacter = (together: readonly string[]) => /^(?:Shift )?[!-~]$/.test(together.join(' '));
  return !isOn && keys.every(isCharacter);
}
