import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { highlightViews, mediaKitDownloads, organiserVideoViews } from './tables.ts'

export const boothContentPersonal: readonly PersonalRows[] = [
  ofUser('highlights-viewed', highlightViews.userId),
  ofUser('media-kits', mediaKitDownloads.userId),
  ofUser('videos-viewed', organiserVideoViews.userId),
]
