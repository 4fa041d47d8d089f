// What pages are made of: one file that arrives beside the first remote.

export { Avatar, type AvatarProps } from '../avatar/Avatar.tsx';
export { useBelowTheFold } from '../below-the-fold/below-the-fold.ts';
export { IconButton, type IconButtonProps } from '../button/IconButton.tsx';
export { CardGrid, type CardGridProps } from '../card-grid/CardGrid.tsx';
export { Chip, type ChipProps } from '../chip/Chip.tsx';
export { Pill, type PillProps } from '../chip/Pill.tsx';
export { CoverImage, type CoverImageProps } from '../cover/CoverImage.tsx';
export { type PictureSize, sharpPicture } from '../cover/sharp-picture.ts';
export { describeFailure } from '../failure/describe-failure.ts';
export { compareTexts } from '../format/compare-texts.ts';
export { exactTime, firstDayOfWeek, fullTime, weekdayName } from '../format/date.ts';
export { type FuzzyDate, formatFuzzyDate, isoFuzzyDate } from '../format/fuzzy-date.ts';
export { countryLabel, mediaFormatLabel, mediaStatusLabel, seasonLabel } from '../format/labels.ts';
export { formatList, joinItems } from '../format/list.ts';
export {
  isListStatus,
  type ListStatus,
  type ListStatusTone,
  listStatusLabel,
  listStatusTone,
} from '../format/list-status.ts';
export { type MediaFactsSource, mediaFacts } from '../format/media-facts.ts';
export { formatCompact, formatFixed, formatNumber } from '../format/number.ts';
export { relativeTime, relativeTimeStepMs } from '../format/relative-time.ts';
export { ScoreText, type ScoreTextProps } from '../format/ScoreText.tsx';
export { averageText, type ScoreFormat, scoreText, scoreTone } from '../format/score.ts';
export { InView, type InViewProps } from '../in-view/InView.tsx';
export { MediaCard, type MediaCardProps } from '../media-card/MediaCard.tsx';
export { MediaCardSkeleton, MediaCardSkeletons } from '../media-card/MediaCardSkeleton.tsx';
export { MediaScore } from '../media-card/MediaScore.tsx';
export type { MediaCardModel } from '../media-card/media-card-model.ts';
export { TitleLink, type TitleLinkProps } from '../media-card/TitleLink.tsx';
export { splitTitle } from '../media-card/title-end.ts';
export { useMediaQuery } from '../media-query/use-media-query.ts';
export { MediaRow, type MediaRowProps } from '../media-row/MediaRow.tsx';
export { PanelBoundary, type PanelBoundaryProps } from '../panel-boundary/PanelBoundary.tsx';
export { type CompletedTitle, completionMessage } from '../progress/completion-message.tsx';
export { RelativeTime, type RelativeTimeProps } from '../relative-time/RelativeTime.tsx';
export { SearchField, type SearchFieldProps } from '../search-field/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from '../segmented-control/SegmentedControl.tsx';
export { ShareButton, type ShareButtonProps } from '../share/ShareButton.tsx';
export type { SharePicture } from '../share/share-picture.ts';
export { Hidden, Shield, type ShieldProps, useShield } from '../shields/Shield.tsx';
export { Skeleton, type SkeletonProps } from '../skeleton/Skeleton.tsx';
export { ErrorState, type ErrorStateProps } from '../state/ErrorState.tsx';
export { FailureState, type FailureStateProps } from '../state/FailureState.tsx';
export { MissingParts, type MissingPartsProps } from '../state/MissingParts.tsx';
export { Switch, type SwitchProps } from '../switch/Switch.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from '../tab-links/TabLinks.tsx';
export { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
export { focusLastMessage } from '../toast/focus-message.ts';
export { Toaster } from '../toast/Toaster.tsx';
export { dismissToasts } from '../toast/toast.ts';
export { toastUndo } from '../toast/toast-undo.ts';
export { dropUndoOffers, offerUndo, undoLast } from '../toast/undo-offers.ts';
export { useNow } from '../use-now/use-now.ts';
export { WAITING_TEXT, WaitingMark, waitingText } from '../waiting-mark/WaitingMark.tsx';
export { warmWidget } from '../widget/use-widget.ts';
export { Widget, type WidgetProps } from '../widget/Widget.tsx';
