import { useAuth } from '@tsugi/data';
import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink } from '@tsugi/ui';
import { SelectRow, SettingGroup, SettingRow, SwitchRow } from '@tsugi/ui/setting-row';
import { userPath } from '../../model/user-path.ts';
import { AccountSettings, type OfSettings } from './AccountSettings.tsx';
import { AdvancedScoring } from './AdvancedScoring.tsx';
import { orderOptions } from './setting-options.ts';

/** How the lists of the account are arranged. */
export function ListsSection() {
  return (
    <AccountSettings>
      {(settings) => (
        <>
          <SettingGroup title={t`Both lists`}>
            <RowOrder settings={settings} />
          </SettingGroup>
          <Files />
          <TypeGroup settings={settings} type="anime" title={t`Anime list`} />
          <TypeGroup settings={settings} type="manga" title={t`Manga list`} />
        </>
      )}
    </AccountSettings>
  );
}

function RowOrder({ settings }: OfSettings) {
  const label = t`Order of titles`;
  const { value, set, ...control } = useAccountSetting(settings, 'rowOrder', label);
  return (
    <SelectRow
      {...control}
      label={label}
      description={t`On the tracker’s own pages. Lists here keep the order that you choose on them.`}
      value={value}
      options={orderOptions()}
      onChange={set}
    />
  );
}

/** The ways to the pages that read and write lists as files. */
function Files() {
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  if (!viewer) return null;
  return (
    <SettingGroup title={t`Lists as files`}>
      <SettingRow label={t`Export`} description={t`Your lists as a file, in several formats.`}>
        <ButtonLink variant="quiet" to={userPath(viewer.name, 'export')}>{t`Export lists`}</ButtonLink>
      </SettingRow>
      <SettingRow label={t`Import`} description={t`Entries from a file of this or another service.`}>
        <ButtonLink variant="quiet" to={userPath(viewer.name, 'import')}>{t`Import lists`}</ButtonLink>
      </SettingRow>
    </SettingGroup>
  );
}

interface TypeGroupProps extends OfSettings {
  readonly type: 'anime' | 'manga';
  readonly title: string;
}

function TypeGroup({ settings, type, title }: TypeGroupProps) {
  const label = t`Split completed titles by format`;
  const split = useAccountSetting(settings, `${type}.splitCompletedSectionByFormat`, label);
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  return (
    <SettingGroup title={title}>
      <SwitchRow
        label={label}
        description={t`“Completed” becomes a section for each format.`}
        disabled={split.disabled}
        isWaiting={split.isWaiting}
        checked={split.value}
        onChange={split.set}
      />
      {viewer && (
        <SettingRow label={t`Sections and custom lists`} description={t`Their order, and lists of your own.`}>
          <ButtonLink
            variant="quiet"
            to={`${userPath(viewer.name, 'lists')}${type === 'manga' ? '?type=manga' : ''}`}
          >
            {t`Arrange`}
          </ButtonLink>
        </SettingRow>
      )}
      <AdvancedScoring settings={settings} type={type} />
    </SettingGroup>
  );
}
