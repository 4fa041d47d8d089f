import { CONTRACT_VERSION } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { SettingGroup, SettingRow } from '@tsugi/ui/setting-row';
import { use } from 'react';
import { ProductContext } from '../../../product-context.ts';
import { useParsedManifests } from '../../../remotes/use-parsed-manifests.ts';
import { LicenceRow } from './LicenceRow.tsx';
import { reportText, versionsOf } from './report-text.ts';
import { Services } from './Services.tsx';

/** What runs here, and what helps whoever looks into a problem. */
export function AboutSection() {
  const { name, providerName } = use(ProductContext);
  const versions = versionsOf(useParsedManifests());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportText(versions));
      toast({ tone: 'good', title: t`The report is in the clipboard.` });
    } catch {
      // Forbidden, or not in this browser.
      toast({ tone: 'error', title: t`The browser did not allow to copy the report.` });
    }
  };
  return (
    <>
      <Services name={name} providerName={providerName} />
      <SettingGroup title={t`Licence`}>
        <LicenceRow />
      </SettingGroup>
      <SettingGroup title={t`Something does not work?`}>
        <SettingRow
          label={t`Report`}
          description={t`Versions, browser and settings of this device as a text, without your name and your login. Paste it where you report the problem.`}
        >
          <Button variant="quiet" onClick={() => void copy()}>{t`Copy the report`}</Button>
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t`Versions`} description={t`The parts are released one by one.`}>
        {versions.map((part) => (
          <SettingRow key={part.name} label={part.name}>
            <code>{part.version}</code>
          </SettingRow>
        ))}
        <SettingRow label={t`Contract between the parts`}>
          <code>{CONTRACT_VERSION}</code>
        </SettingRow>
      </SettingGroup>
    </>
  );
}
