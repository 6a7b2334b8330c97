import { refuse } from '@fairfloor/domain/general-refusals'
import { readSignedJson } from '../../../platform/bodies.ts'
import { realTime } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Cards } from './cards.ts'
import { keepEvent } from './keep-event.ts'
import { EVENTS_PATH } from './paths.ts'

const BODY_LIMIT = 64 * 1024

/**
 * Takes the events of the provider. It alone says that an order is paid; that a browser has come back says nothing. Answered
 * when the event is kept: the provider repeats what we have not answered.
 */
export function receiveEvents(platform: Platform, cards: Cards): void {
  const { server, db, outbox, clock, config } = platform
  server.register(async scope => {
    readSignedJson(scope, config.limits)
    scope.post(EVENTS_PATH, { bodyLimit: BODY_LIMIT, config: { answers: 'json' } }, async (request, reply) => {
      if (!(await cards.isOn(db))) throw refuse('not_found')
      if (!Buffer.isBuffer(request.body)) throw refuse('malformed')
      const event = await cards.provider.verify(request.headers, request.body, realTime())
      await transaction(db, tx => keepEvent(tx, event, clock()))
      outbox.nudge()
      return reply.code(204).send()
    })
  })
}
