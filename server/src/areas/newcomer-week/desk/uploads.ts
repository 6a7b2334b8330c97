import * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import * as shapes from '@fairfloor/domain/newcomer-week/desk-shapes'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { savePicture } from '../../../platform/pictures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { isVideo, keepMedia, mediaLink } from '../../booth-content/index.ts'

/** Pictures and videos, stored before the event that shows them is saved. */
export function serveUploads(platform: Platform): void {
  const { files } = platform

  serve(platform, contract.uploadWeekPicture, shapes.uploadWeekPicture, async ({ body }) => {
    const picture = await savePicture(files, body.picture.content)
    return { picture, url: pictureUrl(picture, 640) }
  })

  serve(platform, contract.uploadWeekVideo, shapes.uploadWeekVideo, async ({ body }) => {
    const { content } = body.video
    if (!isVideo(content)) throw refuse('not_a_video').at('video')
    return { video: mediaLink(await keepMedia(files, content)) }
  })
}
