import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Viewer } from '@fairfloor/domain/identity/viewer'
import { filled, firstAddresses, LIST_COOKIE, type Page, pageOf } from '@fairfloor/domain/pages'
import { refuse } from '@fairfloor/domain/refusal'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyRequest, InjectOptions } from 'fastify'
import { sendProblem } from './errors.ts'
import type { Platform } from './parts.ts'
import { sendUnknown, statusOfUnknown } from './unknown-address.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const SHELL_MARK = '<!--page-->'
const LANGUAGE_MARK = '<html lang="en">'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** In which language a page is answered, and what its head says of it. */
type HeadOf = (request: FastifyRequest, found: ReturnType<typeof pageOf>) => Promise<{ language: string; html: string }>

/**
 * Serves the browser's side: built files with immutable names, and for each page of `pages.ts` the shell with the page's
 * chunks for preloading and its first data as inert JSON, so that one round trip fills the screen.
 */
export async function servePages({ server, log }: Platform, headOf: HeadOf): Promise<void> {
  if (!existsSync(join(DIST, 'index.html'))) {
    log.warn('The browser part is not built (npm run build): only the API is served.')
    server.setNotFoundHandler(sendUnknown)
    return
  }
  const shell = readFileSync(join(DIST, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  await server.register(async assets => {
    // What is no file has no other fault.
    assets.setErrorHandler<FastifyError>((error, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error
      return sendProblem(reply, refuse('not_found'))
    })
    await assets.register(fastifyStatic, {
      root: join(DIST, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      maxAge: '1y',
      immutable: true,
    })
  })

  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendUnknown(request, reply)
    const found = pageOf(request.url.split('?', 1)[0]!)
    if (!found && !wantsPage(request)) return sendUnknown(request, reply)
    const [data, { language, html }] = await Promise.all([firstData(found), headOf(request, found)])
    const whole = found && !isLight(request)
    const head =
      html +
      (found ? links(manifest, found.page, whole ? found.page.parts : []) : '') +
      (whole ? pictureLink(found, data) : '')
    return reply
      .code(found ? 200 : statusOfUnknown(request, reply))
      .type('text/html; charset=utf-8')
      .header('cache-control', request.viewer ? 'no-store' : 'private, no-cache')
      .header('content-language', language)
      .header('vary', 'cookie, accept-language')
      .send(
        shell
          .replace(LANGUAGE_MARK, () => `<html lang="${language}">`)
          .replace(SHELL_MARK, () => head + inertJson(data)),
      )

    async function firstData(at: typeof found): Promise<Record<string, unknown>> {
      const own = at && isFor(at.page, request.viewer) ? firstAddresses(at.page, at.params) : []
      const caller = callerOf(request)
      const answers = await Promise.all(
        ['/api/current_user', '/api/settings', ...own].map(async url => {
          const answer = await server.inject({ url, ...caller })
          return [url, answer.statusCode === 200 ? (answer.json() as unknown) : undefined] as const
        }),
      )
      return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
    }
  })
}

/** Others see the login, or that they may not: of its data they would be refused most, and each refusal is logged. */
const isFor = ({ who }: Page, viewer: Viewer | null): boolean =>
  who === undefined || (viewer !== null && !viewer.mustChangePassword && (who === 'users' || viewer.isOperator))

/** A page's data is asked for by the one who asks for the page, through the same proxies. */
function callerOf({ headers, host, socket: { remoteAddress } }: FastifyRequest): InjectOptions {
  const passed = ['cookie', 'x-forwarded-for', 'x-forwarded-proto'].flatMap(name => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { headers: { ...Object.fromEntries(passed), host }, ...(remoteAddress ? { remoteAddress } : {}) }
}

const wantsPage = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** Whoever reads the hall as lists, or pays for what is loaded. */
const isLight = ({ cookies, headers }: FastifyRequest) => cookies[LIST_COOKIE] === '1' || headers['save-data'] === 'on'

function links(manifest: Manifest, { module }: Page, parts: Page['parts'] = []): string {
  const files = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const name of [module, ...parts]) visit(`src/${name}.tsx`)
  return [
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...files].map(file => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}

type Scene = { pictures: readonly { width: number; url: string }[]; tiles: unknown }

/** Named as the viewer will ask for it, where sharper tiles follow; else it is found only once the page runs. */
function pictureLink({ page, params }: NonNullable<ReturnType<typeof pageOf>>, data: Record<string, unknown>): string {
  const scene = data[filled(page.picture ?? '', params)] as Scene | undefined
  const [narrowest] = scene?.tiles ? scene.pictures.toSorted((a, b) => a.width - b.width) : []
  return narrowest ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${narrowest.url}">` : ''
}

/** JSON that no parser takes for markup. */
const inertJson = (data: unknown): string =>
  `<script type="application/json" id="first-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
