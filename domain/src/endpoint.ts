import type * as z from 'zod/mini'
import type { Right } from './identity/viewer.ts'

/** Who may call: `customer` is a user of a customer (staff get 403), the others are single roles. */
export type Who = 'anyone' | 'user' | 'customer' | 'exhibitor' | 'agent' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call takes and answers. A form's fields are the `body` as well: the definition says that it `sends` a form. */
export type Shapes = {
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
}

/** What browser and server both know of a call. A path names its parameters as `:id`. */
export type Definition = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly who: Who
  /** What a customer's user must have been given by their company; without it the call is 403. */
  readonly needs?: Right
  /**
   * How a body goes that is not JSON: as a form (multipart/form-data or application/x-www-form-urlencoded), or as a form with
   * files, which comes as multipart/form-data alone and has five minutes instead of 30 seconds.
   */
  readonly sends?: 'form' | 'files'
  /** Bytes of the whole body, fields and files together: one more is 413. `BODY_LIMIT` where nothing is said. */
  readonly bodyLimit?: number
  /** What a good answer is where it is no JSON; an event stream stays open until either side goes. */
  readonly media?: 'application/pdf' | 'application/zip' | 'text/event-stream'
  /**
   * `list`: the same for all of a price group, so browsers keep it and ask each time whether it is still so (ETag). Every
   * other answer is kept nowhere (`no-store`).
   */
  readonly cache?: 'list'
  /** Takes an `Idempotency-Key`: the same key gives the same answer and one effect for 24 hours. */
  readonly idempotent?: true
  /** A GET that changes state: guarded like the other methods. */
  readonly changesState?: true
  /** Allowed also to who logged in with a one-time password and has not yet chosen a new one. */
  readonly beforePasswordChange?: true
  /** Texts of the refusals this call can answer besides the general ones; printed in the API's description. */
  readonly refusals?: readonly string[]
}

/** Bytes of a body, where its endpoint says nothing else. */
export const BODY_LIMIT = 256 * 1024

declare const itsShapes: unique symbol

/**
 * One call of the product, said once: the server serves it, the browser calls it, OpenAPI is printed from it. Its shapes are
 * here as a type alone, so that browsers load no validation; they stand in `shapes.ts` beside it.
 */
export type Endpoint<S extends Shapes = Shapes> = Definition & { readonly [itsShapes]?: S }

/** A call that takes no body cannot say how one is sent. */
type Sending<S extends Shapes> = S extends { body: object } ? unknown : { sends?: never; bodyLimit?: never }

/** Types its shapes first, then takes the definition: `endpoint<typeof shapes.getBasket>()({ method, path, … })`. */
export const endpoint =
  <S extends Shapes>() =>
  <const D extends Definition & Sending<S>>(definition: D): D & Endpoint<S> =>
    definition

export type ShapesOf<E extends Endpoint> = NonNullable<E[typeof itsShapes]>

type In<T> = T extends z.ZodMiniType ? z.input<T> : undefined
type Out<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Shape<E extends Endpoint, Name extends keyof Shapes> = ShapesOf<E>[Name]

/** What the server's handler gets: everything parsed. */
export type Parsed<E extends Endpoint> = { [Name in 'params' | 'query' | 'body']: Out<Shape<E, Name>> }

export type Answer<E extends Endpoint> = Out<Shape<E, 'answer'>>

type Field<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

/** What the browser passes: values, not strings; `call` writes JSON into form fields itself. */
export type CallInput<E extends Endpoint> = Field<'params', Out<Shape<E, 'params'>>> &
  Field<'query', In<Shape<E, 'query'>>> &
  Field<'body', E['sends'] extends string ? Out<Shape<E, 'body'>> : In<Shape<E, 'body'>>>

/** The address of a call: path parameters and query filled in. It is the call's cache key in the browser too. */
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

/** A file of a form. Name and type are what the sender says of it; what it is shows its content alone. */
export type UploadedFile = {
  readonly filename: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

export const isFile = (value: unknown): value is UploadedFile =>
  (value as Partial<UploadedFile> | undefined)?.content instanceof Uint8Array
