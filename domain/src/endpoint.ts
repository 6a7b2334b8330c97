import * as z from 'zod/mini'
import { isMoney } from './money.ts'

/** Who may call: `customer` is a user of a customer (staff get 403), the others are single roles. */
export type Who = 'anyone' | 'user' | 'customer' | 'exhibitor' | 'agent' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the product, said once: the server serves it, the browser calls it, OpenAPI is printed from it.
 * A path names its parameters as `:id`. A parameter that does not fit its shape is an unknown address (404),
 * a query or body that does not fit is 400 (decisions 2).
 */
export type Endpoint = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly who: Who
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** JSON body. */
  readonly body?: z.ZodMiniType
  /** Body as multipart/form-data or application/x-www-form-urlencoded. */
  readonly form?: z.ZodMiniObject
  /** Bytes of the whole body, fields and files together: one more is 413. `BODY_LIMIT` where nothing is said. */
  readonly bodyLimit?: number
  /** Some fields of the form are a `file`: it comes as multipart/form-data, and has five minutes instead of 30 seconds. */
  readonly takesFiles?: true
  readonly answer: z.ZodMiniType
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

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Shape<T, Side extends 'in' | 'out'> = T extends z.ZodMiniType
  ? Side extends 'in'
    ? z.input<T>
    : z.output<T>
  : undefined

/** What the server's handler gets: everything parsed. A form's fields arrive as `body` as well. */
export type Parsed<E extends Endpoint> = {
  params: Shape<E['params'], 'out'>
  query: Shape<E['query'], 'out'>
  body: E['form'] extends z.ZodMiniType ? Shape<E['form'], 'out'> : Shape<E['body'], 'out'>
}

export type Answer<E extends Endpoint> = z.output<E['answer']>

type Field<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

/** What the browser passes: values, not strings; `call` writes JSON into form fields itself. */
export type CallInput<E extends Endpoint> = Field<'params', Shape<E['params'], 'out'>> &
  Field<'query', E['query'] extends z.ZodMiniType ? z.input<E['query']> : undefined> &
  Field<'body', E['form'] extends z.ZodMiniType ? Shape<E['form'], 'out'> : Shape<E['body'], 'in'>>

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

/** The largest integer of PostgreSQL. */
const MOST = 2_147_483_647

/** A row id in a path: digits that fit a PostgreSQL integer. */
export const idParam = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine(text => Number(text) <= MOST),
  ),
  z.transform(Number),
)

/** A row id in a body; whether such a row exists is asked later. */
export const id = z.int().check(z.positive(), z.maximum(MOST))

const digits = z.pipe(z.union([z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.number()]), z.transform(Number))

/** A row id in a form field or a query: a number or its digits. */
export const idField = z.pipe(digits, id)

/** A page of a list in a query, counted from 1; what lies beyond the last one is empty. */
export const pageField = z._default(z.pipe(digits, z.int().check(z.positive())), 1)

/** Ordered quantity (decisions 2): a whole number 1..99,999. */
export const quantity = z.int().check(z.minimum(1), z.maximum(99_999))

/** A file of a form. Name and type are what the sender says of it; what it is shows its content alone. */
export type UploadedFile = {
  readonly filename: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** A file in a form, where the endpoint takes files. */
export const file = z.custom<UploadedFile>(
  value => (value as Partial<UploadedFile> | undefined)?.content instanceof Uint8Array,
  'A file is expected.',
)

/** What a form field's JSON holds, by the field's own shape: for those who print the API. */
export const jsonFields = new WeakMap<object, z.ZodMiniType>()

/** JSON in a form field, as `positionsJson` and `answersJson`. */
export const jsonField = <T extends z.ZodMiniType>(shape: T) => {
  const field = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'Not valid JSON.', input: text })
          return z.NEVER
        }
      }),
    ),
    shape,
  )
  jsonFields.set(field, shape)
  return field
}

/**
 * An amount of euros on the wire: at most two decimals, exactly. JSON Schema cannot say so: `multipleOf` divides floating
 * point numbers, and standard validators refuse 17.1 for it. So it is a plain number there, with a title.
 */
export const money = z
  .number()
  .check(z.refine(isMoney, 'An amount of euros has two decimals at most.'))
  .register(z.globalRegistry, { title: 'amount', description: 'Euros with two decimals at most.' })

/** An instant on the wire: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day on the wire: YYYY-MM-DD. */
export const date = z.iso.date()

export const success = z.object({ success: z.literal(true) })
