import { t } from '@tsugi/i18n/macro';
import { SearchField } from '@tsugi/ui/components';
import { ChoiceList } from '@tsugi/ui/filters';
import { useState } from 'react';
import { allZones, deviceZone, offsetText, type Zone } from '../../model/zone.ts';
import { matchingZones, zoneText } from '../../model/zone-names.ts';

interface ZoneFieldProps {
  readonly zone: Zone;
  readonly nowMs: number;
  /** @param zone undefined: that of the device */
  readonly onChange: (zone: Zone) => void;
}

/** All zones of the browser, found by city, region, or offset. */
export function ZoneField({ zone, nowMs, onChange }: ZoneFieldProps) {
  const [text, setText] = useState('');
  // Once: there are more than 400.
  const [zones] = useState(() => allZones().map((name) => ({ name, offset: offsetText(nowMs, name) })));
  const found = matchingZones(zones, text);
  return (
    <>
      <SearchField
        label={t`Find a time zone`}
        placeholder={t`City or offset`}
        value={text}
        onChange={setText}
      />
      <ChoiceList
        legend={t`Time zone`}
        long
        anyLabel={t`This device: ${{ zone: zoneText(deviceZone()) }}`}
        options={found.map(({ name, offset }) => ({ value: name, label: zoneText(name), note: offset }))}
        value={zone}
        onChange={onChange}
      />
      {found.length === 0 && <p className="fine">{t`No time zone of that name.`}</p>}
    </>
  );
}
