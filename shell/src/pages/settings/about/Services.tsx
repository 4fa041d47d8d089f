import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { SettingGroup, SettingRow } from '@tsugi/ui/setting-row';
import classes from './Services.module.css';

export interface ServicesProps {
  /** Of the product, and of the tracker. */
  readonly name: string;
  readonly providerName: string;
}

/** Whose data this is. */
export function Services({ name, providerName }: ServicesProps) {
  const services = [
    {
      label: providerName,
      description: t`Titles, people, lists, activities and accounts.`,
      host: 'anilist.co',
    },
    {
      label: t`MyAnimeList`,
      description: t`The pages of titles with its data, read through a public interface.`,
      host: 'myanimelist.net',
    },
    {
      label: t`AnimeThemes`,
      description: t`Openings and endings, and their artists.`,
      host: 'animethemes.moe',
    },
  ];
  return (
    <SettingGroup
      title={t`Services`}
      description={t`${name} is an independent client: it belongs to none of these services. Titles, pictures and descriptions belong to their owners.`}
    >
      {services.map(({ label, description, host }) => (
        <SettingRow key={host} label={label} description={description}>
          <a href={`https://${host}`} className={classes.link} target="_blank" rel="noopener noreferrer">
            {host}
            <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
          </a>
        </SettingRow>
      ))}
    </SettingGroup>
  );
}
