/** How long to wait where the answer does not say. */
const USUAL_WAIT_S = 1
/** A server that asks for longer is not waited for: the caller gets its answer. */
const LONGEST_WAIT_S = 120

export type Wait = (seconds: number) => Promise<void>

const pause: Wait = seconds => new Promise(done => setTimeout(done, seconds * 1000))

/**
 * A fetch that waits as long as the server asks (429 and 503, `Retry-After`) and sends the same request again. The server does
 * not act on what it answers so, and an order has its `Idempotency-Key`: nothing happens twice.
 */
export const patientFetch =
  (send: typeof fetch, attempts: number, wait: Wait = pause) =>
  async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(request.clone())
      const seconds = secondsIn(answer)
      if (seconds === undefined || seconds > LONGEST_WAIT_S || attempt >= attempts) return answer
      await answer.body?.cancel()
      await wait(seconds)
    }
  }

/** How long an answer asks to wait; undefined where it does not ask. */
function secondsIn({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers.get('retry-after') ?? USUAL_WAIT_S)
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : USUAL_WAIT_S
}
