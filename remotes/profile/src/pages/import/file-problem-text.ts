import { t } from '@tsugi/i18n/macro';
import { formatNumber } from '@tsugi/ui/components';
import { fileSizeText } from '../../model/file-size-text.ts';
import type { FileProblem } from '../../model/list-file/file-problem.ts';

/** Why a file is not imported, and what the user can do about it. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'empty':
      return t`There is no entry in this file.`;
    case 'too-large':
      return t`The file is too large: ${{ size: fileSizeText(problem.bytes) }}. Up to ${{ limit: fileSizeText(problem.max) }} can be imported.`;
    case 'too-large-unpacked':
      return t`Unpacked, the file is larger than ${{ limit: fileSizeText(problem.max) }}. No list is that long.`;
    case 'too-many-rows':
      return t`The file has more than ${{ limit: formatNumber(problem.max) }} entries. Split it into several files.`;
    case 'zip':
      return t`This is a ZIP archive. Unpack it, and choose the file in it.`;
    case 'broken-gzip':
      return t`The file cannot be unpacked: it is damaged, or was not downloaded to its end.`;
    case 'no-gzip-here':
      return t`This browser cannot unpack .gz files. Unpack it, and choose the file in it.`;
    case 'encoding':
      return t`The file is not text in UTF-8. Save it in that encoding, and choose it again.`;
    case 'broken-json':
      return t`The JSON of the file is damaged, or ends too early.`;
    case 'broken-csv':
      return t`The table is damaged: a quotation mark is missing near line ${{ line: problem.line }}.`;
    case 'broken-xml':
      return t`The XML of the file is damaged near line ${{ line: problem.line }}.`;
    case 'xml-doctype':
      return t`The XML of the file declares a document type, which no export does. For safety it is not read.`;
    case 'other-json':
      return t`This JSON is no export of lists. It may belong to another product.`;
    case 'other-csv':
      return t`This is no table of lists. It needs a column “type” with ANIME or MANGA, and one of “mediaId”, “idMal” and “title”.`;
    case 'other-xml':
      return t`This XML is no export of MyAnimeList.`;
    case 'newer-version':
      return t`The file was made by a newer version of Tsugi (format ${{ version: problem.version }}). Reload the page, and try again.`;
    case 'unreadable':
      return t`The file could not be read. It may have been moved or changed since you chose it.`;
  }
}
