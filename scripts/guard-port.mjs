// Whether a server could listen, asked before what takes minutes. Runs on the Node of the person who cloned the project.
import { createServer } from 'node:net'

/** Ends the process with a sentence that names the setting if nothing can listen on `PORT` and `HOST`. */
export async function guardPort({ PORT, HOST } = process.env) {
  const port = PORT || '3000'
  const host = HOST || '127.0.0.1'
  const probe = createServer()
  const fault = await new Promise(resolve => {
    probe.once('error', resolve)
    try {
      probe.listen(Number(port), host, () => resolve(undefined))
    } catch (error) {
      resolve(error)
    }
  })
  if (fault) fail(fault.code, fault.message, { port, host })
  await new Promise(resolve => probe.close(resolve))
}

function fail(code, message, { port, host }) {
  const texts = {
    EADDRINUSE: `PORT: port ${port} of ${host} is taken by another program.`,
    EACCES: `PORT: port ${port} is for the administrator alone.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine.`,
    ENOTFOUND: `HOST: nobody knows ${host}.`,
    ERR_SOCKET_BAD_PORT: 'PORT: A number from 0 to 65535, please.',
  }
  console.error(`Fairfloor cannot start. ${texts[code] ?? message}`)
  process.exit(1)
}
