import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyReply } from 'fastify'

/** Server-sent events to one page. */
export type Stream = {
  send(event: string, data: unknown): void
  end(): void
}

/** Open streams. They never finish by themselves, so a shutdown ends them first. */
export type Streams = {
  /**
   * @param userId whose page it is
   * @param ended called once: the page was closed, or the stream was ended here
   * @throws Refusal too_many_streams beyond the limit per user on this server
   */
  open(reply: FastifyReply, userId: number, ended: () => void): Stream
  endAll(): void
}

/** Delay before pages reconnect; short enough that a restart is not noticed. */
const RETRY_MS = 3000

/** @param most open streams per user */
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
        // Buffering proxies would hold the events back.
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
