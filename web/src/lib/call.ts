import { type Answer, addressOf, type CallInput, type Endpoint, isFile } from '@fairfloor/domain/endpoint'
import { refusalText } from './refusal-texts.ts'
import { checkConnection, isGatewayError, notifyAnswered } from './sending/connection.ts'

/** A failed call: the server's `detail`, otherwise the status text; `status` 0 if no answer arrived. */
export class CallError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly details: unknown
  readonly errors: readonly { path: string; detail: string }[]
  /** The message is the server's; otherwise it names the address, which readers are not shown. */
  readonly hasWords: boolean

  constructor(message: string, status: number, problem: Problem = {}) {
    super(message)
    this.status = status
    this.hasWords = !message.startsWith(FAILED)
    this.code = problem.code
    this.details = problem.details
    // A field that is refused for the same reason says it in the same words.
    this.errors = (problem.errors ?? []).map(error =>
      error.detail === problem.detail ? { ...error, detail: message } : error,
    )
  }
}

export const FAILED = 'Failed to fetch '

/** No answer arrived, or only that of a proxy whose server is down. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || isGatewayError(error.status))

type Problem = {
  detail?: string
  code?: string
  details?: unknown
  errors?: { path: string; detail: string }[]
  error?: string
}

type Options = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The call is made even if the tab is closed meanwhile. For small bodies: browsers allow 64 KiB at a time. */
  keepalive?: boolean
}

/**
 * Makes a call of the product. Form fields other than texts and files are sent as JSON.
 * @throws CallError also for a successful answer with a non-empty `error`
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<Answer<E>> {
  const address = addressOf(endpoint, input as { params?: Record<string, unknown>; query?: Record<string, unknown> })
  return request(endpoint.method, address, {
    ...options,
    ...bodyOf(endpoint, (input as { body?: unknown }).body),
  }) as Promise<Answer<E>>
}

/** Fetches an address of a GET call. @throws CallError */
export const read = (address: string, signal?: AbortSignal): Promise<unknown> =>
  request('GET', address, signal ? { signal } : {})

type Sent = Options & { body?: string | URLSearchParams | FormData; contentType?: string }

/** How long what was missing when the page was made is believed to be missing still. */
const BELIEVED_MS = 15_000

/** What the server has refused with 404 when it made the page, by address. */
const missing = new Map<string, Problem>()

/**
 * The first GET call of each address in a quarter of a minute fails with its refusal, without asking the server once more:
 * the browser would log each 404, for instance of a shop that has no trade show yet.
 */
export function takeMissing(problems: Readonly<Record<string, Problem>>): void {
  for (const [address, problem] of Object.entries(problems)) missing.set(address, problem)
  if (missing.size > 0) setTimeout(() => missing.clear(), BELIEVED_MS)
}

const changeListeners = new Set<() => void>()
const sessionListeners = new Set<() => void>()

const listensTo =
  (listeners: Set<() => void>) =>
  (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
const tell = (listeners: Set<() => void>) => {
  for (const listener of listeners) listener()
}

/** Subscribes to successful calls of this page that changed something. @returns how to unsubscribe */
export const onChanged = listensTo(changeListeners)

/** Subscribes to calls refused for lack of a session; a visitor's page may get one, too. @returns how to unsubscribe */
export const onSessionEnded = listensTo(sessionListeners)

/** Called also when another tab has logged out. */
export const notifySessionEnded = () => tell(sessionListeners)

async function request(method: string, address: string, sent: Sent) {
  const known = method === 'GET' && missing.get(address)
  if (known) {
    missing.delete(address)
    throw await refused(address, 404, known)
  }
  const { body, contentType, idempotencyKey, signal, keepalive } = sent
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    void checkConnection()
    throw new CallError(FAILED + address, 0)
  })
  return received(method, address, response)
}

/** What an answer holds. @throws CallError for a refusal */
export async function received(method: string, address: string, response: Response) {
  if (isGatewayError(response.status)) void checkConnection()
  else notifyAnswered()
  const answer = await json(response)
  if (response.status === 401 && answer?.code === 'login_required') notifySessionEnded()
  if (!response.ok) throw await refused(address, response.status, answer, response.statusText)
  if (answer?.error) throw new CallError(answer.error, response.status, answer)
  if (method !== 'GET') tell(changeListeners)
  return answer
}

async function refused(address: string, status: number, problem: Problem | undefined, statusText = '') {
  const said = (await refusalText(problem)) ?? (problem?.detail || statusText)
  return new CallError(said || FAILED + address, status, problem)
}

async function json(response: Response): Promise<Problem | undefined> {
  try {
    return (await response.json()) as Problem
  } catch {
    return undefined
  }
}

function bodyOf(endpoint: Endpoint, body: unknown): Sent {
  if (body === undefined) return {}
  if (!endpoint.sends) return { body: JSON.stringify(body), contentType: 'application/json' }
  const fields = endpoint.sends === 'files' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue
    if (fields instanceof FormData && isFile(value))
      fields.set(name, new File([value.content], value.filename, { type: value.type }))
    else fields.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  // The browser sets the content type of a form with files, with its boundary.
  return fields instanceof FormData
    ? { body: fields }
    : { body: fields, contentType: 'application/x-www-form-urlencoded' }
}

/** A key for one intention of the user: the server executes calls with the same key once. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
