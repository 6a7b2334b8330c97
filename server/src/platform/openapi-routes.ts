import { openApi } from './openapi.ts'
import type { Platform } from './parts.ts'

/** The API's description as JSON and as a page to read; both for anyone, they hold no data. */
export function serveOpenApi({ server, config }: Platform): void {
  let document: string | undefined
  server.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(server.served, config.publicUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
