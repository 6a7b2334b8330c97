import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyRequest } from 'fastify'

/**
 * Refuses requests that another site may have sent: a change needs the marker header `X-Requested-With` and, if the
 * browser sends one, an `Origin` with the requested host, or that of `PUBLIC_URL`.
 * @throws Refusal cross_site
 */
export function guardChange(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw refuse('cross_site')
  guardOrigin(request)
}

/** GETs that change state may also come from a link on our own pages. @throws Refusal cross_site */
export function guardChangingGet(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'same-origin' && request.headers['x-requested-with'] !== 'XMLHttpRequest')
    throw refuse('cross_site')
  guardOrigin(request)
}

function guardOrigin({ headers: { origin }, host, server }: FastifyRequest): void {
  if (origin === undefined || origin === server.publicUrl) return
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw refuse('cross_site')
}

/** No legitimate input is nested deeper. */
const DEEPEST = 16

/**
 * Refuses what PostgreSQL cannot store, NUL characters and broken surrogate pairs, and nesting so deep that a recursive
 * function would overflow the stack.
 * @throws Refusal malformed, naming the field
 */
export function guardText(value: unknown, name = ''): void {
  const fault = faultIn(value, 0)
  if (!fault) return
  const path = [...(name ? [name] : []), ...fault.path].join('.')
  throw refuse('malformed', undefined, [{ path, detail: fault.detail }])
}

/** Whether PostgreSQL can store every text of a value. */
export const isStorable = (value: unknown): boolean => !faultIn(value, 0)

function faultIn(value: unknown, depth: number): { path: string[]; detail: string } | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed()
      ? { path: [], detail: 'Contains characters that cannot be stored.' }
      : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (depth === DEEPEST) return { path: [], detail: 'Is nested too deep.' }
  for (const [name, one] of Object.entries(value)) {
    const inName = Array.isArray(value) ? undefined : faultIn(name, 0)
    if (inName) return inName
    const inside = faultIn(one, depth + 1)
    if (inside) return { ...inside, path: [name, ...inside.path] }
  }
  return undefined
}
