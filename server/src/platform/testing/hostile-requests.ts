import type { Served } from '../serve.ts'
import {
  type Attack,
  canBeInAddress,
  json,
  type KnownValues,
  multipart,
  partsOf,
  requestsTo,
  urlencoded,
  written,
} from './hostile-parts.ts'
import { fewHostileTexts, hostileBodies, hostileJson, hugeJson, ownHostileTexts } from './hostile-values.ts'

/** The further texts are divided among so many fields of a call. */
const PARTS = 4

const isOwn = (text: string) => ownHostileTexts.includes(text)

/** The texts for one of `count` fields after the other: our own for each, and each of the others for at least one. */
function divided(texts: readonly string[], count: number): () => string[] {
  const parts = Math.max(1, Math.min(PARTS, count))
  let field = 0
  return () => {
    const part = field++ % parts
    return texts.filter((text, i) => isOwn(text) || i % parts === part)
  }
}

/**
 * Attacks every field and parameter of an endpoint in turn with wrong types and with texts: our own in each, the others
 * divided among the parameters, and again among the fields that hold text. With `broken`, also sends headers and bodies
 * that are wrong for every call.
 */
export function* attacksOn(
  endpoint: Served,
  known: KnownValues,
  { texts, broken }: { texts: readonly string[]; broken: boolean },
): Generator<Attack> {
  const { fitting, queryFields, request } = requestsTo(endpoint, known)

  const jsons = [fitting.body, ...Object.values(fitting.form ?? {})].filter(value => typeof value === 'object')
  const inParams = divided(texts, Object.keys(fitting.params).length)
  const inFields = divided(
    texts,
    (endpoint.idempotent ? 1 : 0) +
      Object.keys({ ...queryFields, ...fitting.form }).length +
      jsons.flatMap(partsOf).filter(({ part }) => typeof part === 'string').length,
  )
  const few = texts.filter(isOwn)

  yield { what: 'as it should be', options: () => request({}) }
  for (const name of Object.keys(fitting.params))
    for (const text of inParams().filter(canBeInAddress))
      yield { what: `parameter ${name}`, options: () => request({ params: { ...fitting.params, [name]: text } }) }
  for (const name of Object.keys(queryFields))
    for (const text of inFields().filter(canBeInAddress))
      yield { what: `query ${name}`, options: () => request({ query: { [name]: text } }) }
  for (const name of [...Object.keys(queryFields), 'unknown', '__proto__'])
    for (const text of fewHostileTexts.filter(canBeInAddress))
      yield { what: `query ${name} twice`, options: () => request({ query: { [name]: [text, text] } }) }
  for (const text of endpoint.idempotent ? inFields() : fewHostileTexts)
    yield { what: 'header idempotency-key', options: () => request({}, { 'idempotency-key': text }) }
  for (const text of broken ? fewHostileTexts : [])
    for (const name of ['cookie', 'accept', 'content-type', 'accept-encoding', 'if-none-match', 'range'])
      yield { what: `header ${name}`, options: () => request({}, { [name]: text }) }
  if (broken && endpoint.method !== 'GET')
    for (const payload of hostileBodies)
      yield {
        what: `body ${payload.type.slice(0, 60)} ${payload.body.toString('latin1').slice(0, 60)}`,
        options: () => request({ payload: { type: payload.type, payload: payload.body } }),
      }
  if (fitting.body !== undefined)
    for (const [what, text] of jsonWith(fitting.body, { few, inFields }))
      yield { what: `body ${what}`, options: () => request({ payload: json(text()) }) }
  for (const [name, value] of Object.entries(fitting.form ?? {})) {
    const inside = typeof value === 'object' && value !== null ? jsonWith(value, { few, inFields }) : []
    for (const [what, text] of [...inFields().map(text => ['', () => text] as const), ...inside])
      yield {
        what: `form ${name} ${what}`,
        options: () => request({ payload: urlencoded({ ...fitting.form, [name]: text() }) }),
      }
    // Parsing is the same for every field, so one is enough.
    for (const text of fewHostileTexts)
      yield {
        what: `multipart ${name}`,
        options: () => request({ payload: multipart({ ...fitting.form, [name]: text }) }),
      }
  }
}

/** The value as JSON repeatedly, each time with one part replaced: what was replaced, and the JSON. */
function* jsonWith(
  value: unknown,
  { few, inFields }: { few: readonly string[]; inFields: () => string[] },
): Generator<readonly [string, () => string]> {
  for (const { path, part } of partsOf(value))
    for (const raw of [
      ...hostileJson,
      ...(path.length < 2 ? hugeJson : []),
      ...(typeof part === 'string' ? inFields() : few).map(text => JSON.stringify(text)),
    ])
      yield [`${path.join('.')}: ${raw.slice(0, 40)}`, () => written(value, path, raw)]
}
