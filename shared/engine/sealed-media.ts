/**
 * Pictures and sounds of a show, as pages fetch them before anybody may see them: encrypted with ChaCha20-Poly1305 under a key of
 * their own, so that the nonce is zero, and as long as a multiple of 16 kB, so that the length tells nothing.
 */

const step = 16 * 1024;
/** Bytes that the cipher adds. */
const tag = 16;

export const nonce = new Uint8Array(12);

/** What is encrypted: length of the type, the type in ASCII, length of the bytes, the bytes, zeros. */
export const padded = (type: string, bytes: Uint8Array): Uint8Array => {
  const at = 1 + type.length + 4;
  const plain = new Uint8Array(Math.ceil((at + bytes.length + tag) / step) * step - tag);
  plain[0] = type.length;
  plain.set(new TextEncoder().encode(type), 1);
  new DataView(plain.buffer).setUint32(1 + type.length, bytes.length);
  plain.set(bytes, at);
  return plain;
};

export const unpadded = (plain: Uint8Array): { readonly type: string; readonly bytes: Uint8Array } => {
  const at = 1 + (plain[0] ?? 0);
  const length = new DataView(plain.buffer, plain.byteOffset).getUint32(at);
  return { type: new TextDecoder().decode(plain.slice(1, at)), bytes: plain.slice(at + 4, at + 4 + length) };
};
