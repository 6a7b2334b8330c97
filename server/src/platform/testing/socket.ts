import { connect } from 'node:net'

/** What was read from a socket until it closed. */
export type Heard = {
  status: number
  headers: string
  type: string
  body: string
  /** How long the server kept the connection open after its answer. */
  lingeredMs: number
}

/**
 * Sends raw bytes and reads until the server closes.
 * @param more called with the open socket after the bytes, to continue writing
 */
export function say(
  port: number,
  bytes: string,
  more: (write: (bytes: string) => boolean) => void = () => {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let received = ''
    let answered = 0
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
      more(text => !socket.destroyed && socket.write(text, 'latin1'))
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${bytes.slice(0, 80)}`)))
    socket.on('data', data => {
      if (!received) answered = performance.now()
      received += data.toString('latin1')
    })
    socket.once('error', reject)
    socket.once('close', () => {
      const [headers = '', body = ''] = received.split('\r\n\r\n', 2)
      resolve({
        status: Number(/^HTTP\/1\.[01] (\d+)/.exec(headers)?.[1]),
        headers,
        type: /^content-type: ([^;\s]+)/im.exec(headers)?.[1] ?? '',
        body,
        lingeredMs: performance.now() - answered,
      })
    })
  })
}
