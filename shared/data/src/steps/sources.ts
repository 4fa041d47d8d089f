import type { SourceName } from '../core/source-name.ts';
import { mal } from '../sources/mal/source.ts';
import type { Source } from '../sources/source.ts';
import { themes } from '../sources/themes/source.ts';
import { tracker } from '../sources/tracker/source.ts';

export const SOURCES: Readonly<Record<SourceName, Source>> = { tracker, mal, themes };
