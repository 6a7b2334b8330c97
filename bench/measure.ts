import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

const CONNECTIONS = 10
const ROUNDS = 3
const ROUND_SECONDS = 3
/** V8 needs some 50,000 requests to compile the hot paths. Servers run for days, so both sides are measured warm. */
const WARM_UP_SECONDS = 10

export type Call = { url: string; method?: 'GET' | 'POST' | 'PATCH'; headers?: Record<string, string>; body?: string }
/** A call whose bodies are sent in turns. */
export type Calls = Call & { bodies?: readonly string[] }

/** Requests per second of two servers on ten connections. They take turns, so that both see the same machine. Medians of the rounds. */
export async function ratesOf(ours: Calls, floor: Call): Promise<{ ours: number; floor: number }> {
  const rates = { ours: [] as number[], floor: [] as number[] }
  for (const call of [ours, floor]) await rate(call, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await rate(ours, ROUND_SECONDS))
    rates.floor.push(await rate(floor, ROUND_SECONDS))
  }
  return { ours: median(rates.ours), floor: median(rates.floor) }
}

async function rate({ bodies, ...call }: Calls, duration: number): Promise<number> {
  const turns = bodies && { requests: bodies.map(body => ({ body })) }
  const { requests, errors, ...answers } = await autocannon({ ...call, ...turns, connections: CONNECTIONS, duration })
  const refusals = answers['4xx'] + answers['5xx']
  if (refusals + errors > 0) throw new Error(`${call.url}: ${refusals} refusals, ${errors} errors`)
  return requests.average
}

/** The p99 latency in ms at a steady request rate on ten connections. */
export async function p99Of(call: Call, { rate, seconds }: { rate: number; seconds: number }): Promise<number> {
  const times: number[] = []
  await new Promise<void>((resolve, reject) => {
    const options = { ...call, connections: CONNECTIONS, duration: seconds, overallRate: rate }
    const run = autocannon(options, (error, result) => {
      if (error) reject(error)
      else if (result.non2xx + result.errors > 0) reject(new Error(`${call.url}: not every answer was 200`))
      else resolve()
    })
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

/**
 * Latency of sequential calls to two servers in turns. The pause lets work that follows an answer finish; what is done before
 * a call is not measured.
 */
export async function timesOf(
  ours: () => Call,
  floor: () => Call,
  { times, pause, before }: { times: number; pause: number; before?: (side: 'ours' | 'floor') => Promise<void> },
): Promise<{ ours: number; floor: number }> {
  const found = { ours: [] as number[], floor: [] as number[] }
  for (let i = 0; i < times; i++)
    for (const [side, call] of [['ours', ours] as const, ['floor', floor] as const]) {
      await before?.(side)
      found[side].push(await timeOf(call()))
      if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
    }
  // The first calls hit cold caches and unoptimised code on both sides.
  return { ours: median(found.ours.slice(times / 4)), floor: median(found.floor.slice(times / 4)) }
}

const agent = new Agent({ keepAlive: true })

function timeOf({ url, method = 'GET', headers = {}, body }: Call): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, response => {
      let text = ''
      response.on('data', part => {
        text += part
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 300)}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The value that a share of the values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Peak memory of a process in bytes; undefined where the system does not report it (anything but Linux). */
export function peakMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) * 1024 : undefined
  } catch {
    return undefined
  }
}
