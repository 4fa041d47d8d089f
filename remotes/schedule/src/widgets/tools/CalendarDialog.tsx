import { host } from '@tsugi/contract';
import { mediaPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';
import { ChoiceList } from '@tsugi/ui/filters';
import { useState } from 'react';
import type { AiringItem } from '../../model/airing.ts';
import { toCalendar } from '../../model/to-calendar.ts';
import { downloadFile } from './download-file.ts';

export interface CalendarDialogProps {
  /** What the page shows. */
  readonly items: readonly AiringItem[];
  readonly delayMinutes: number;
  /** Without its ending: `schedule-2026-W48`. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Minutes before an episode; `never` for no alarm. */
const ALARMS = ['never', '0', '5', '10', '30', '60'] as const;
type Alarm = (typeof ALARMS)[number];

/** Downloads a calendar file of what the page shows, after the choice of an alarm. */
export function CalendarDialog({ items, delayMinutes, fileName, onClose }: CalendarDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [alarm, setAlarm] = useState<Alarm>('never');
  const count = items.length;
  const download = () => {
    const text = toCalendar(items, {
      nowMs: Date.now(),
      delayMinutes,
      alarmMinutes: alarm === 'never' ? undefined : Number(alarm),
      urlOf: ({ id, title }) =>
        new URL(mediaPath({ id, type: 'ANIME', title }).slice(1), document.baseURI).href,
    });
    downloadFile(`${host().shortName.toLowerCase()}-${fileName}.ics`, 'text/calendar;charset=utf-8', text);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="sm"
      title={t`Add to calendar`}
      description={plural(count, {
        one: 'A file with # episode, as it is shown, for the calendar of your device. Added again later, it moves the event when the time has changed.',
        other:
          'A file with # episodes, as they are shown, for the calendar of your device. Added again later, it moves the events whose time has changed.',
      })}
      footer={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={download}>{t`Download the file`}</Button>
        </>
      }
    >
      <ChoiceList
        legend={t`Alarm of the calendar`}
        showLegend
        options={ALARMS.map((value) => ({ value, label: alarmText(value) }))}
        value={alarm}
        onChange={(value) => setAlarm(value ?? 'never')}
      />
    </Dialog>
  );
}

function alarmText(alarm: Alarm): string {
  if (alarm === 'never') return t`No alarm`;
  if (alarm === '0') return t`At the start of the episode`;
  const minutes = Number(alarm);
  return plural(minutes, { one: '# minute before', other: '# minutes before' });
}
