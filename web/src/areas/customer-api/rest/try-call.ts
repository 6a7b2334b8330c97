export type Tried = {
  readonly status: number
  readonly ms: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly etag: string | null
  /** Requests that are left, as the answer says. */
  readonly left: number | null
  /** The answer in lines; null where it is a file. */
  readonly text: string | null
  readonly bytes: number
}

/** The head of an answer that tells something; the rest is the web server's. */
const SHOWN =
  /^(content-type|etag|ratelimit|ratelimit-policy|retry-after|www-authenticate|deprecation|sunset|link|test-mode)$/

/**
 * Makes a call as the customer's own software would: with the key alone, without this browser's session.
 * @throws TypeError if no answer arrives
 */
export async function tryCall(address: string, key: string, etag?: string): Promise<Tried> {
  const began = performance.now()
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { authorization: `Bearer ${key}`, ...(etag ? { 'if-none-match': etag } : {}) },
  })
  const body = await response.text()
  const ms = Math.round(performance.now() - began)
  return {
    status: response.status,
    ms,
    headers: [...response.headers].filter(([name]) => SHOWN.test(name)),
    etag: response.headers.get('etag'),
    left: leftIn(response.headers.get('ratelimit')),
    text: textOf(body, response.headers.get('content-type') ?? ''),
    bytes: new TextEncoder().encode(body).length,
  }
}

/** Of `"default";r=119;t=60` the 119. */
function leftIn(header: string | null): number | null {
  const left = /;\s*r=(\d+)/.exec(header ?? '')?.[1]
  return left === undefined ? null : Number(left)
}

function textOf(body: string, type: string): string | null {
  if (!/json|text/.test(type)) return body === '' ? '' : null
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
