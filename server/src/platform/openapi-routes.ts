import { cookieName, isHttps, SESSION_COOKIE } from './cookies.ts'
import { openApi } from './openapi.ts'
import type { Platform } from './parts.ts'

/** The API's description as JSON and as a page to read; both for anyone, they hold no data. */
export function serveOpenApi({ server, config }: Platform): void {
  /** By the name of the session's cookie, which is another one behind https. */
  const documents = new Map<string, string>()
  server.get('/api/openapi.json', async (request, reply) => {
    const cookie = cookieName(SESSION_COOKIE, isHttps(config, request))
    const document = documents.get(cookie) ?? JSON.stringify(openApi(server.served, config.publicUrl, cookie))
    documents.set(cookie, document)
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
