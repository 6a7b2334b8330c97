import { messages } from '@fairfloor/domain/messages'
import type { Page } from '@fairfloor/domain/page'
import { cookieName, isHttps, SESSION_COOKIE } from './cookies.ts'
import { openApi } from './openapi.ts'
import type { Platform } from './platform.ts'

const texts = messages({
  en: {
    title: 'API',
    about: 'Every call of the shop and of its trade show: what it takes, what it answers, and what it refuses.',
  },
  de: {
    title: 'API',
    about: 'Jeder Aufruf des Shops und seiner Messe: was er braucht, was er antwortet und was er ablehnt.',
  },
})

type Deps = {
  /** The page for readers. */
  page: Page
  /** Says whose API it is. */
  titleOf: () => string
}

/** The API's description as JSON and as a page; both are public, as they contain no data. */
export function serveOpenApi({ server, config, pages }: Platform, { page, titleOf }: Deps): void {
  /** Cached by title and name of the session cookie, which differs behind https. */
  const documents = new Map<string, string>()
  server.get('/api/openapi.json', async (request, reply) => {
    const [title, cookie] = [titleOf(), cookieName(SESSION_COOKIE, isHttps(config, request))]
    const key = `${cookie} ${title}`
    const document =
      documents.get(key) ?? JSON.stringify(openApi(server.served, { title, url: config.publicUrl, cookie }))
    documents.set(key, document)
    return reply.type('application/json; charset=utf-8').send(document)
  })
  pages.describe(page, 'found', ({ language }) => ({
    title: texts[language].title,
    description: texts[language].about,
  }))
}
