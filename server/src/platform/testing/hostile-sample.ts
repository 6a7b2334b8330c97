import type { InjectOptions } from 'fastify'
import type { Served } from '../serve.ts'
import {
  type Attack,
  canBeInAddress,
  json,
  type KnownValues,
  partsOf,
  requestsTo,
  urlencoded,
} from './hostile-parts.ts'
import { attacksOn } from './hostile-requests.ts'
import { hostileTexts, ownHostileTexts } from './hostile-values.ts'
import type { Random } from './random.ts'

/** One in so many of the further texts, and of what is no text, is sent. */
const TURNS = 20
const furtherTexts = hostileTexts(1).filter(text => !ownHostileTexts.includes(text))

/**
 * A part of what `attacksOn` sends. Each field still gets each text of ours: those that its shape refuses go to all such
 * fields at once, as nothing behind the shape sees them. The further texts take turns, each in one field whose shape takes
 * it; so does what else may be wrong.
 */
export function* sampleOn(endpoint: Served, known: KnownValues, random: Random): Generator<Attack> {
  // Broken headers and bodies are read before the call is known.
  const broken = random.onceIn(4)
  const [asItShouldBe, ...others] = attacksOn(endpoint, known, { texts: [], broken })
  yield asItShouldBe!
  yield* random.some(others, Math.ceil(others.length / TURNS))

  const places = placesOf(endpoint, known)
  for (const place of places)
    for (const text of ownHostileTexts.filter(place.mayHold)) {
      const { taking = [], refusing = [] } = Object.groupBy(place.fields, field =>
        takes(place, text, field) ? 'taking' : 'refusing',
      )
      for (const some of [...taking.map(field => [field]), refusing])
        if (some.length > 0) yield having(place, text, some)
    }
  for (const text of random.some(furtherTexts, Math.ceil(furtherTexts.length / TURNS))) {
    const taking = places
      .filter(({ mayHold }) => mayHold(text))
      .flatMap(place => place.fields.map(field => ({ place, field })))
      .filter(({ place, field }) => takes(place, text, field))
    if (taking.length === 0) continue
    const { place, field } = random.of(taking)
    yield having(place, text, [field])
  }
}

const having = ({ name, send }: Place, text: string, some: readonly string[]): Attack => ({
  what: `${name} ${some.join(', ')}`,
  options: () => send(text, some),
})

/** Where a call takes fields: its address, query, and body. */
type Place = {
  name: string
  fields: readonly string[]
  shape: Served['body']
  mayHold(text: string): boolean
  /** Everything there, with a text in some of the fields. */
  having(text: string, some: readonly string[]): unknown
  send(text: string, some: readonly string[]): InjectOptions
}

function placesOf(endpoint: Served, known: KnownValues): Place[] {
  const { fitting, queryFields, request } = requestsTo(endpoint, known)
  const inParams = (text: string, some: readonly string[]) => ({
    ...fitting.params,
    ...Object.fromEntries(some.map(name => [name, text])),
  })
  const inQuery = (text: string, some: readonly string[]) => Object.fromEntries(some.map(name => [name, text]))
  const inForm = (text: string, some: readonly string[]) =>
    replaced(fitting.form, text, some) as Record<string, unknown>
  const inBody = (text: string, some: readonly string[]) => replaced(fitting.body, text, some)
  return [
    {
      name: 'parameter',
      fields: Object.keys(fitting.params),
      shape: endpoint.params,
      mayHold: canBeInAddress,
      having: inParams,
      send: (...given) => request({ params: inParams(...given) }),
    },
    {
      name: 'query',
      fields: Object.keys(queryFields),
      shape: endpoint.query,
      mayHold: canBeInAddress,
      having: inQuery,
      send: (...given) => request({ query: inQuery(...given) }),
    },
    {
      name: 'form',
      fields: leavesOf(fitting.form),
      shape: endpoint.body,
      mayHold: () => true,
      having: inForm,
      send: (...given) => request({ payload: urlencoded(inForm(...given)) }),
    },
    {
      name: 'body',
      fields: leavesOf(fitting.body),
      shape: endpoint.body,
      mayHold: () => true,
      having: inBody,
      send: (...given) => request({ payload: json(JSON.stringify(inBody(...given))) }),
    },
  ]
}

/** Whether a field's shape takes a text; a shape that throws is left to the call. */
function takes({ shape, having }: Place, text: string, field: string): boolean {
  try {
    return shape?.safeParse(having(text, [field])).success !== false
  } catch {
    return true
  }
}

/** The paths of everything that holds no more parts. */
const leavesOf = (value: unknown): string[] =>
  partsOf(value)
    .filter(({ part, path }) => path.length > 0 && (typeof part !== 'object' || part === null))
    .map(({ path }) => path.join('.'))

/** A value with a text in place of these of its leaves. */
function replaced(value: unknown, text: string, leaves: readonly string[], at = ''): unknown {
  if (typeof value !== 'object' || value === null) return leaves.includes(at) ? text : value
  const within = (name: string) => (at ? `${at}.${name}` : name)
  if (Array.isArray(value)) return value.map((one, i) => replaced(one, text, leaves, within(String(i))))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, text, leaves, within(name))]),
  )
}
