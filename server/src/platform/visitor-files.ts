import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeTurns } from './in-turn.ts'
import { networkOf } from './network.ts'

/** Each body is in memory up to three times until it is answered. Those that wait are unread, and cost no more than a connection. */
const TURNS = { atOnce: 8, mostWaiting: Number.POSITIVE_INFINITY, mostOfOne: 6 }

/**
 * Limits how many files of visitors are in memory at once: anybody may send them, and nobody is counted before they are read.
 * @returns a function that waits until a file may be read; its place is free with the answer. It throws Refusal unavailable
 *   where too many of one network are unfinished
 */
export function makeVisitorFiles(turns = TURNS) {
  const inTurn = makeTurns(turns)
  return async ({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const free = await new Promise<() => void>((begin, refused) => {
      inTurn(networkOf(ip), () => new Promise<void>(begin)).catch(refused)
    })
    raw.once('finish', free).once('close', free)
    if (!raw.destroyed) return
    // The client is gone meanwhile.
    free()
    throw refuse('malformed')
  }
}
