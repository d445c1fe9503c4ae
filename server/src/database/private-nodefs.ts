import { NodeFS } from '@electric-sql/pglite/nodefs'

type Attributes = { mode?: number }
type SetAttributes = (thing: unknown, attributes: Attributes) => void
type NodeFiles = { node_ops: { setattr: SetAttributes }; stream_ops: { setattr: SetAttributes } }

const ofOthers = 0o077

/**
 * The folder of the embedded database. The engine has a umask of its own, 022, and after it has made a file gives it the
 * mode that follows from that one, whatever the process's own umask says: so what others would get is taken out there.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const steps = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepModesPrivate, ...steps] } }
  }
}

type Engine = { FS: { filesystems: { NODEFS: NodeFiles } } }

function keepModesPrivate(engine: Engine): void {
  const { node_ops, stream_ops } = engine.FS.filesystems.NODEFS
  for (const operations of [node_ops, stream_ops]) operations.setattr = withoutOthers(operations.setattr)
}

const withoutOthers =
  (setAttributes: SetAttributes): SetAttributes =>
  (thing, { mode, ...attributes }) =>
    setAttributes(thing, {
      ...attributes,
      ...(mode !== undefined && mode !== null && { mode: mode & ~ofOthers }),
    })
