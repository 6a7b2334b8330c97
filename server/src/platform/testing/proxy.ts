import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can be cut and restored. */
export type Line = {
  /** The server's address with the proxy in its place. */
  readonly url: string
  /** How many connections were opened or attempted. */
  tries(): number
  /** Breaks every connection; new ones are accepted and broken at once. */
  cut(): void
  /** Holds every byte back, like a server that hangs. */
  stall(): void
  mend(): void
  close(): Promise<void>
}

/** @param to address of the server */
export async function openProxy(to: string): Promise<Line> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'stalled' = 'whole'
  let tries = 0
  const server = createServer(near => {
    tries++
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', bytes => other.write(bytes))
      if (state === 'stalled') socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port: String(port) }).href,
    tries: () => tries,
    cut() {
      state = 'cut'
      breakAll()
    },
    stall() {
      state = 'stalled'
      for (const socket of sockets) socket.pause()
    },
    mend() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
