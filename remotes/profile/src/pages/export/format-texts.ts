import { t } from '@tsugi/i18n/macro';
import type { FileFormat } from '../../model/list-file/file-entry.ts';

export const FORMATS = ['json', 'csv', 'mal-xml'] as const satisfies readonly FileFormat[];

export const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = {
  json: 'JSON',
  csv: 'CSV',
  'mal-xml': 'XML',
};

export const FORMAT_EXTENSIONS: Readonly<Record<FileFormat, string>> = {
  json: 'json',
  csv: 'csv',
  'mal-xml': 'xml',
};

export const FORMAT_PURPOSES: Readonly<Record<FileFormat, string>> = {
  get json() {
    return t`Backup`;
  },
  get csv() {
    return t`Spreadsheet`;
  },
  'mal-xml': 'MyAnimeList',
};

export const FORMAT_HINTS: Readonly<Record<FileFormat, string>> = {
  get json() {
    return t`Everything of every entry. It can be imported here again without any loss.`;
  },
  get csv() {
    return t`One line for each entry, for Excel, LibreOffice or Google Sheets. It can be imported here again, too.`;
  },
  get 'mal-xml'() {
    return t`What the import of MyAnimeList accepts: status, score, progress, dates and notes. Custom lists and advanced scores are not in it.`;
  },
};
