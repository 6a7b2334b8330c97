import createClient, { type Client } from 'openapi-fetch'
import { patientFetch, type Wait } from './patient-fetch.ts'
import type { paths } from './schema.ts'

export type ApiClient = Client<paths>

export type ApiClientOptions = {
  /** The shop's address: `https://shop.example`. */
  url: string
  /** The API key, which begins with `ff_`. */
  key: string
  /** How often a request is sent at most where the API asks to wait: 5 times by default. */
  attempts?: number
  fetch?: typeof fetch
  wait?: Wait
}

/**
 * The API with a key. Its `GET`, `POST` and so on are those of openapi-fetch: typed by the API's description, they answer
 * `{ data, error, response }`. It waits where the API asks to, and gives each change an `Idempotency-Key` of its own.
 */
export function apiClient({ url, key, attempts = 5, fetch: send = fetch, wait }: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: url.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${key}` },
    fetch: patientFetch(send, attempts, wait),
  })
  client.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
  })
  return client
}
