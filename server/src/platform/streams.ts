import { refuse } from '@fairfloor/domain/refusal'
import type { FastifyReply } from 'fastify'

/** An answer that stays open: server-sent events for one page. */
export type Stream = {
  send(event: string, data: unknown): void
  end(): void
}

/** The answers that stay open. They would never finish by themselves, so whoever stops the server ends them first. */
export type Streams = {
  /**
   * @param userId whose page it is
   * @param ended called once: the page was closed, or the stream was ended here
   * @throws Refusal too_many_streams for one more than a user may have open on this server
   */
  open(reply: FastifyReply, userId: number, ended: () => void): Stream
  endAll(): void
}

/** Pages come back after this; soon enough to notice nothing of a restart. */
const RETRY_MS = 3000

/** @param most open at one time for each user */
export function openStreams(most: number): Streams {
  const all = new Set<Stream>()
  const openOf = new Map<number, number>()

  function count(userId: number, change: 1 | -1) {
    const open = (openOf.get(userId) ?? 0) + change
    if (open > 0) openOf.set(userId, open)
    else openOf.delete(userId)
  }

  return {
    open(reply, userId, ended) {
      if ((openOf.get(userId) ?? 0) >= most) throw refuse('too_many_streams')
      count(userId, 1)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies that collect answers would keep the events to themselves.
        'x-accel-buffering': 'no',
      })
      raw.write(`retry: ${RETRY_MS}\n\n`)
      const stream: Stream = {
        send: (event, data) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => void raw.end(),
      }
      all.add(stream)
      raw.once('close', () => {
        all.delete(stream)
        count(userId, -1)
        ended()
      })
      return stream
    },
    endAll() {
      for (const stream of all) stream.end()
    },
  }
}
