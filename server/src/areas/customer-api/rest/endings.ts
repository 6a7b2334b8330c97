import { restPage } from '@fairfloor/domain/customer-api/pages'
import { endingOf, momentsOf } from '@fairfloor/domain/customer-api/rest/endings'
import { refuse } from '@fairfloor/domain/customer-api/rest/refusals'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Tells with each answer of a call that is to end since when that is known, when it is over, and where the reason stands
 * (RFC 9745, RFC 8594), and refuses it from then on.
 */
export function announceEndings(
  { server, clock, config }: Pick<Platform, 'server' | 'clock' | 'config'>,
  timeZone: () => string,
): void {
  const link = `<${config.publicUrl}${restPage.path}#changes>; rel="deprecation"; type="text/html"`
  server.addHook('onRequest', (request, reply, done) => {
    const { byKey, ends } = request.routeOptions.config ?? {}
    const ending = byKey ? endingOf({ path: request.routeOptions.url ?? '', ...(ends && { ends }) }) : undefined
    if (!ending) return done()
    const { announced, over } = momentsOf(ending, timeZone())
    const now = clock()
    if (now >= announced) {
      reply.header('deprecation', `@${announced.getTime() / 1000}`)
      reply.header('sunset', over.toUTCString())
      reply.header('link', link)
    }
    done(now < over ? undefined : refuse('call_ended', { instead: ending.instead }))
  })
}
