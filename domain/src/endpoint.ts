import type * as z from 'zod/mini'
import { KB } from './bytes.ts'
import type { Day } from './calendar-day.ts'
import type { RefusalCode } from './refusals.ts'
import type { Right } from './viewer.ts'

/**
 * Who may call: `customer` is a user of a customer (staff get 403), `client` a customer's own system with its API key and nobody
 * with a session (everything under /api/v1), the others are single roles.
 */
export type Who = 'anyone' | 'user' | 'customer' | 'client' | 'agent' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** That a call is to end: since when that is known, the last day it is answered, and a sentence about what takes its place. */
export type Ending = { readonly announced: Day; readonly lastDay: Day; readonly instead: string }

/** What a call takes and answers. The fields of a form are its `body`; the definition says that it `sends` a form. */
export type Shapes = {
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
}

/** What browser and server both know about a call. A path names its parameters as `:id`. */
export type Definition = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  /** More than the summary says, in Markdown, for readers of the API's description. */
  readonly description?: string
  /** A body and an answer as they may look, for readers of the API's description. */
  readonly examples?: { readonly body?: unknown; readonly answer?: unknown }
  readonly who: Who
  /** A call of customers' users that their own systems make as well, with the API key in place of a session. */
  readonly orByKey?: true
  /** The right that a customer's user needs; without it the call is 403. */
  readonly needs?: Right
  /** For the user alone: 403 while an agent acts as them. So is all that opens the account, or outlives the acting. */
  readonly ownersAlone?: true
  /**
   * How a body other than JSON is sent: as a form (multipart/form-data or application/x-www-form-urlencoded), or as a
   * form with files, which must be multipart/form-data and has five minutes instead of 30 seconds.
   */
  readonly sends?: 'form' | 'files'
  /** Largest body in bytes, fields and files together; anything larger is 413. Default: `BODY_LIMIT`. */
  readonly bodyLimit?: number
  /** Type of a successful answer other than JSON; an event stream stays open until either side closes it. */
  readonly media?:
    | 'application/pdf'
    | 'application/zip'
    | 'image/webp'
    | 'text/csv'
    | 'text/calendar'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'text/event-stream'
  /**
   * `list`: the same for everybody in a price group, so browsers keep it and revalidate each time (ETag). So do clients with a
   * key, with each answer to a GET. No other answer is stored (`no-store`).
   */
  readonly cache?: 'list'
  /** Takes an `Idempotency-Key`: for 24 hours the same key gives the same answer and one effect. */
  readonly idempotent?: true
  /** A GET that changes state; guarded like the other methods. */
  readonly changesState?: true
  /** Also allowed to users who logged in with a one-time password and have not chosen a new one yet, or lack the second factor demanded of them. */
  readonly beforePasswordChange?: true
  /** Also allowed to staff who have not set up the second factor that is demanded of them. */
  readonly beforeSecondFactor?: true
  /** Only of calls for clients: that it ends, which has to stand in docs/api/CHANGELOG.md a year before. */
  readonly ends?: Ending
  /** Codes that this call can answer besides the general ones; the API's description shows them with their status. */
  readonly refusals?: readonly RefusalCode[]
}

/** Largest body in bytes where the endpoint sets no limit. */
export const BODY_LIMIT = 270 * KB

declare const itsShapes: unique symbol

/**
 * Defines one call of the product for the server that serves it, the browser that calls it, and the OpenAPI document.
 * Shapes are only a type here, so that browsers load no validation; they live in `shapes.ts` next to it.
 */
export type Endpoint<S extends Shapes = Shapes> = Definition & { readonly [itsShapes]?: S }

/** A call without a body cannot say how one is sent. */
type Sending<S extends Shapes> = S extends { body: object } ? unknown : { sends?: never; bodyLimit?: never }

/** Takes the type of the shapes first, then the definition: `endpoint<typeof shapes.getBasket>()({ method, path, … })`. */
export const endpoint =
  <S extends Shapes>() =>
  <const D extends Definition & Sending<S>>(definition: D): D & Endpoint<S> =>
    definition

export type ShapesOf<E extends Endpoint> = NonNullable<E[typeof itsShapes]>

type In<T> = T extends z.ZodMiniType ? z.input<T> : undefined
type Out<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Shape<E extends Endpoint, Name extends keyof Shapes> = ShapesOf<E>[Name]

/** What the server's handler receives, all parsed. */
export type Parsed<E extends Endpoint> = { [Name in 'params' | 'query' | 'body']: Out<Shape<E, Name>> }

export type Answer<E extends Endpoint> = Out<Shape<E, 'answer'>>

type Field<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

/** What the browser passes: values, not strings; `call` serialises JSON form fields. */
export type CallInput<E extends Endpoint> = Field<'params', Out<Shape<E, 'params'>>> &
  Field<'query', In<Shape<E, 'query'>>> &
  Field<'body', E['sends'] extends string ? Out<Shape<E, 'body'>> : In<Shape<E, 'body'>>>

/** The address of a call with path parameters and query filled in. It is also the call's cache key in the browser. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => [value].flat().map(one => `${name}=${encodeURIComponent(String(one))}`))
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** A file of a form. Name and type are the sender's claims; only the content decides. */
export type UploadedFile = {
  readonly filename: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

export const isFile = (value: unknown): value is UploadedFile =>
  (value as Partial<UploadedFile> | undefined)?.content instanceof Uint8Array
