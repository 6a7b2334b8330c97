import { dataOf } from './api-error.ts'
import type { ApiClient } from './client.ts'
import type { paths } from './schema.ts'

/** A page of a list: go on with `next_cursor`, at once or when you ask again. */
type Page = { data: unknown[]; next_cursor: string; has_more?: boolean }

type AnswerOf<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } }
}
  ? Answer
  : never

/** The paths of the API's lists. */
export type ListPath = {
  [P in keyof paths]: [AnswerOf<P>] extends [never] ? never : AnswerOf<P> extends Page ? P : never
}[keyof paths]

export type PageOf<P extends ListPath> = AnswerOf<P>
export type RowOf<P extends ListPath> = PageOf<P> extends { data: (infer Row)[] } ? Row : never
export type ListQuery<P extends ListPath> = NonNullable<
  paths[P] extends { get: { parameters: { query?: infer Query } } } ? Query : never
>

/** Rows of a page where the query does not say how many. */
const USUAL_LIMIT = 100

/**
 * The pages of a list, one after the other. Keep the `next_cursor` of the last one: with it as `cursor` you are given what has
 * changed since, and nothing else.
 * @throws ApiError
 */
export async function* pagesOf<P extends ListPath>(
  client: ApiClient,
  path: P,
  query?: ListQuery<P>,
): AsyncGenerator<PageOf<P>> {
  const get = client.GET as (
    path: string,
    init: object,
  ) => Promise<{ data?: Page; error?: unknown; response: Response }>
  const given = { ...query } as { limit?: unknown; cursor?: string }
  for (;;) {
    const page = dataOf(await get(path, { params: { query: given } }))
    yield page as PageOf<P>
    given.cursor = page.next_cursor
    if (!(page.has_more ?? page.data.length >= Number(given.limit ?? USUAL_LIMIT))) return
  }
}

/** The rows of a list. @throws ApiError */
export async function* rowsOf<P extends ListPath>(
  client: ApiClient,
  path: P,
  query?: ListQuery<P>,
): AsyncGenerator<RowOf<P>> {
  for await (const page of pagesOf(client, path, query)) yield* (page as unknown as { data: RowOf<P>[] }).data
}
