import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type Ask, firstAsks, type Page, type Visited } from '@fairfloor/domain/page'
import { isHeldBack, type Viewer } from '@fairfloor/domain/viewer'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyRequest, InjectOptions } from 'fastify'
import { sendProblem } from './errors.ts'
import type { Ahead } from './page-table.ts'
import type { Platform } from './platform.ts'
import { sendUnknown, statusOfUnknown } from './unknown-address.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const SHELL_MARK = '<!--page-->'
const LANGUAGE_MARK = '<html lang="en">'
const ROOT = '<div id="root"></div>'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

type Deps = {
  /** Language and head of a page, and whether its address names nothing. */
  headOf: (
    request: FastifyRequest,
    found: Visited | undefined,
  ) => Promise<{ language: string; html: string; isNothing: boolean }>
  /** The queries that every page makes first. */
  always: readonly Ask[]
}

/**
 * Serves the browser's part: built files with immutable names, and for each page the HTML shell with preloads for its
 * chunks and its first data as inert JSON, so that one round trip fills the screen.
 */
export async function servePages({ server, log, pages }: Platform, { headOf, always }: Deps): Promise<void> {
  if (!existsSync(join(DIST, 'index.html'))) {
    log.warn('The browser part is not built (npm run build): only the API is served.')
    server.setNotFoundHandler((request, reply) => sendUnknown(request, reply, false))
    return
  }
  const shell = readFileSync(join(DIST, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  await server.register(async assets => {
    // A missing file is the only expected error.
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
    const [path = '', search] = request.url.split('?')
    const found = pages.find(path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !(found || wantsPage(request))) return sendUnknown(request, reply, found !== undefined)
    const isOpen = found !== undefined && isFor(found.page, request.viewer)
    const query = new URLSearchParams(search)
    const asks = isOpen ? firstAsks(found, query, isBuyer(request.viewer)) : []
    const [{ data, missing, isMissing }, { language, html, isNothing }] = await Promise.all([
      answersTo([...always, ...asks]),
      headOf(request, found),
    ])
    // Readers who save data pay for preloads.
    const isSaving = request.headers['save-data'] === 'on'
    const ahead =
      found && !isSaving ? pages.of(found.page).ahead?.({ params: found.params, request, isOpen }) : undefined
    const head = html + (found ? links(found, ahead) : '')
    const isOfNothing = isNothing || (isOpen && isOfOne(found.page) && (asks.some(isMissing) || cannotBe(found, query)))
    return reply
      .code(!found ? statusOfUnknown(request, reply, false) : isOfNothing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', request.viewer ? 'no-store' : 'private, no-cache')
      .header('content-language', language)
      .header('vary', 'cookie, accept-language')
      .send(
        shell
          .replace(LANGUAGE_MARK, () => `<html lang="${language}">`)
          .replace(ROOT, () => stillOf(ahead) + ROOT)
          .replace(
            SHELL_MARK,
            () => head + inertJson('first-data', data) + (missing && inertJson('first-missing', missing)),
          ),
      )

    /**
     * The answers by address as one JSON object, and another one of those that do not exist; empty without any. They are
     * text already and not parsed.
     */
    async function answersTo(
      asks: readonly Ask[],
    ): Promise<{ data: string; missing: string; isMissing: (ask: Ask) => boolean }> {
      const caller = callerOf(request)
      const addresses = new Set(asks.map(ask => addressOf(...ask)))
      const answers = await Promise.all(
        [...addresses].map(async url => {
          const { statusCode, payload } = await server.inject({ url, ...caller })
          return { url, statusCode, entry: `${JSON.stringify(url)}:${payload}` }
        }),
      )
      const of = (status: number) => answers.flatMap(({ statusCode, entry }) => (statusCode === status ? [entry] : []))
      const missing = of(404)
      return {
        data: `{${of(200).join()}}`,
        missing: missing.length > 0 ? `{${missing.join()}}` : '',
        isMissing: ask => answers.some(({ url, statusCode }) => statusCode === 404 && url === addressOf(...ask)),
      }
    }

    function links({ page }: Visited, ahead: Ahead | undefined): string {
      const fetched = ahead?.files ?? []
      return (
        chunkLinks(manifest, [...tableOf(page), page.module, ...(ahead?.modules ?? [])]) +
        fetched.map(url => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`).join('') +
        (ahead?.pictures ?? []).map(picturePreload).join('')
      )
    }
  })
}

/** Whether the page is of one thing, such as a job: without it there is no such page. What an address may leave out, such as a booth of the hall, is none. */
const isOfOne = ({ path }: Page): boolean => /:\w+(\/|$)/.test(path)

/** Whether the address is none of a thing, such as `/my-orders/x`: the page, which asks for the thing first, asks for nothing. */
const cannotBe = (found: Visited, query: URLSearchParams): boolean =>
  (found.page.data ?? found.page.buyersData) !== undefined && firstAsks(found, query, true).length === 0

/** Others see a login or a refusal; most of the page's data would be refused, and each refusal logged. */
const isFor = ({ who }: Page, viewer: Viewer | null): boolean =>
  who === undefined || (viewer !== null && !isHeldBack(viewer) && (who === 'users' || viewer.isOperator))

const isBuyer = (viewer: Viewer | null): boolean => viewer !== null && viewer.customerId !== null

/** A page's data is requested with the identity of the page's request, through the same proxies. */
function callerOf({ headers, host, socket: { remoteAddress } }: FastifyRequest): InjectOptions {
  const passed = ['cookie', 'x-forwarded-for', 'x-forwarded-proto'].flatMap(name => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { headers: { ...Object.fromEntries(passed), host }, ...(remoteAddress ? { remoteAddress } : {}) }
}

/** The module of a page's route table, unless that comes with the app: the operator's, or the one the page names. */
const tableOf = ({ who, table }: Page): readonly string[] =>
  who === 'operator' ? ['app/DeskPages'] : table ? [table] : []

const wantsPage = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

function chunkLinks(manifest: Manifest, modules: readonly string[]): string {
  const files = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const name of modules) visit(`src/${name}.tsx`)
  return [
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...files].map(file => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}

const picturePreload = ({ media, srcSet }: NonNullable<Ahead['pictures']>[number]): string =>
  `<link rel="preload" as="image" fetchpriority="high" media="${media}" imagesrcset="${srcSet}" imagesizes="100vw">`

/** The page's code takes it away once it shows the same itself. */
function stillOf(ahead: Ahead | undefined): string {
  const { wide, tall } = ahead?.still ?? {}
  const source = (media: string, url: string | undefined) =>
    url ? `<source media="(orientation: ${media})" srcset="${url}">` : ''
  if (!wide && !tall) return ''
  const img = '<img src="data:," alt="" fetchpriority="high">'
  return `<picture id="first-picture">${source('landscape', wide)}${source('portrait', tall)}${img}</picture>`
}

/** JSON that cannot close the script element or break a line. */
const inertJson = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replace(
    /[<\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`
