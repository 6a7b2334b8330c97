import { DataUtils } from 'three'

/** The weights of a layer, or what is added after it. */
interface Tensor {
  dims: number[]
  data: Float32Array
}

/** Reads weights as Open Image Denoise stores them (TZA: 16-bit floats with a table of names at the end). */
export function readWeights(file: Buffer): Map<string, Tensor> {
  if (file.readUInt16LE(0) !== 0x41d7) throw new Error('These are no weights of Open Image Denoise.')
  const result = new Map<string, Tensor>()
  let at = Number(file.readBigUInt64LE(4)) + 4
  for (let left = file.readUInt32LE(at - 4); left > 0; left--) {
    const name = file.toString('latin1', at + 2, at + 2 + file.readUInt16LE(at))
    at += 2 + name.length
    const dims = Array.from({ length: file[at]! }, (_, i) => file.readUInt32LE(at + 1 + 4 * i))
    at += 1 + 5 * dims.length
    const [type, offset] = [file.toString('latin1', at, at + 1), Number(file.readBigUInt64LE(at + 1))]
    if (type !== 'h') throw new Error(`Weights of type '${type}' are not understood.`)
    at += 9
    const length = dims.reduce((a, b) => a * b, 1)
    result.set(name, {
      dims,
      data: Float32Array.from({ length }, (_, i) => DataUtils.fromHalfFloat(file.readUInt16LE(offset + 2 * i))),
    })
  }
  return result
}

// ONNX is a protocol buffer: fields of a number and a value, which is a number or bytes.
function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Buffer.from(bytes)
}
const int = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])
const bytes = (field: number, value: string | Buffer) =>
  Buffer.concat([varint((field << 3) | 2), varint(Buffer.byteLength(value)), Buffer.from(value)])
const all = (field: number, ...parts: Buffer[]) => bytes(field, Buffer.concat(parts))

const ints = (name: string, values: number[]) =>
  all(5, bytes(1, name), ...values.map(value => int(8, value)), int(20, 7))
const one = (name: string, value: number) => all(5, bytes(1, name), int(3, value), int(20, 2))
const text = (name: string, value: string) => all(5, bytes(1, name), bytes(4, value), int(20, 3))
const node = (kind: string, from: string[], to: string, ...attributes: Buffer[]) =>
  all(1, ...from.map(each => bytes(1, each)), bytes(2, to), bytes(4, kind), ...attributes)
const tensor = (name: string, { dims, data }: Tensor) => {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return all(5, ...dims.map(size => int(1, size)), int(2, 1), bytes(8, name), bytes(9, raw))
}
const port = (field: number, name: string, channels: number) => {
  const dims = [int(1, 1), int(1, channels), bytes(2, 'h'), bytes(2, 'w')].map(size => bytes(1, size))
  return all(field, bytes(1, name), all(2, all(1, int(1, 1), all(2, ...dims))))
}

/** Open Image Denoise's U-net with these weights as an ONNX model: `input` of 1 × channels × h × w, `output` of three. */
export function networkOf(weights: Map<string, Tensor>): Buffer {
  const nodes: Buffer[] = []
  let made = 0
  const step = (kind: string, from: string[], ...attributes: Buffer[]) => {
    const to = `t${made++}`
    nodes.push(node(kind, from, to, ...attributes))
    return to
  }
  const plain = (from: string, layer: string) =>
    step('Conv', [from, `${layer}.weight`, `${layer}.bias`], ints('kernel_shape', [3, 3]), ints('pads', [1, 1, 1, 1]))
  const conv = (from: string, ...layers: string[]) =>
    layers.reduce((result, layer) => step('Relu', [plain(result, layer)]), from)
  const pool = (from: string) => step('MaxPool', [from], ints('kernel_shape', [2, 2]), ints('strides', [2, 2]))
  const nearest = [
    text('mode', 'nearest'),
    text('coordinate_transformation_mode', 'asymmetric'),
    text('nearest_mode', 'floor'),
  ]
  const up = (from: string, beside: string) =>
    step('Concat', [step('Resize', [from, '', 'twice'], ...nearest), beside], one('axis', 1))

  const first = pool(conv('input', 'enc_conv0', 'enc_conv1'))
  const second = pool(conv(first, 'enc_conv2'))
  const third = pool(conv(second, 'enc_conv3'))
  const deepest = conv(pool(conv(third, 'enc_conv4')), 'enc_conv5a', 'enc_conv5b')
  let back = conv(up(deepest, third), 'dec_conv4a', 'dec_conv4b')
  back = conv(up(back, second), 'dec_conv3a', 'dec_conv3b')
  back = conv(up(back, first), 'dec_conv2a', 'dec_conv2b')
  back = conv(up(back, 'input'), 'dec_conv1a', 'dec_conv1b')
  nodes.push(node('Identity', [plain(back, 'dec_conv0')], 'output'))
  const constants = [...weights].map(([name, value]) => tensor(name, value))
  constants.push(tensor('twice', { dims: [4], data: new Float32Array([1, 1, 2, 2]) }))
  const channels = weights.get('enc_conv0.weight')!.dims[1]!
  const graph = [...nodes, bytes(2, 'denoiser'), ...constants, port(11, 'input', channels), port(12, 'output', 3)]
  return Buffer.concat([int(1, 8), all(7, ...graph), all(8, bytes(1, ''), int(2, 13))])
}
