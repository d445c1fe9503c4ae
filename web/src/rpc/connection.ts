import { CallError } from './call-error.ts'
import { type CallId, readMessage, requestText } from './messages.ts'
import { createStore, type Store } from './store.ts'

export const reconnectDelay = 3000
const failuresTolerated = 2
/** The peer refused the size of a message; the same message would be refused again. */
const messageTooBig = 1009

/** `failed`: several attempts in a row did not reach the server, the user should know. */
export type ConnectionState = { connected: boolean; failed: boolean }

export type Request = { id: CallId; method: string; params: readonly unknown[]; repeatable: boolean }
type Pending = Request & { sent: boolean; resolve(result: unknown): void; reject(error: CallError): void }

type Listeners = { onNotification(method: string, params: unknown): void; onConnected?(): void }

export type Connection = {
  state: Store<ConnectionState>
  /** Leaves the present socket and opens another. */
  connect(url: string): void
  /** Where to reconnect later; the present socket stays. */
  moveTo(url: string): void
  /** Gives up everything under way, because the person it was for has left. */
  abandon(): void
  close(): void
  request(request: Request): Promise<unknown>
}

/** JSON-RPC over a websocket that comes back by itself and then repeats what may be repeated. */
export function createConnection(listeners: Listeners, delay = reconnectDelay): Connection {
  const state = createStore<ConnectionState>({ connected: false, failed: false })
  const pending = new Map<CallId, Pending>()
  let url = ''
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function open() {
    clearTimeout(timer)
    const opening = new WebSocket(url)
    socket = opening
    // A socket that was left may still speak; it is no longer ours.
    const whileOurs =
      <Heard extends Event>(hear: (event: Heard) => void) =>
      (event: Heard) =>
        socket === opening && hear(event)
    opening.addEventListener('open', whileOurs(opened))
    opening.addEventListener(
      'message',
      whileOurs(({ data }: MessageEvent) => receive(String(data))),
    )
    opening.addEventListener(
      'close',
      whileOurs(({ code }: CloseEvent) => lost(code)),
    )
  }

  function opened() {
    failures = 0
    state.set({ connected: true, failed: false })
    for (const call of pending.values()) send(call)
    listeners.onConnected?.()
  }

  function lost(code: number) {
    if (!state.get().connected) failures += 1
    socket = null
    state.set({ connected: false, failed: failures > failuresTolerated })
    for (const call of pending.values()) {
      if (call.sent && code === messageTooBig) settle(call, new CallError('TooLarge', ''))
      else if (!call.repeatable) settle(call, new CallError('ConnectionLost', ''))
      call.sent = false
    }
    timer = setTimeout(open, delay)
  }

  function leave() {
    clearTimeout(timer)
    if (!socket) return
    const left = socket
    socket = null
    left.close()
    state.set({ ...state.get(), connected: false })
    for (const call of pending.values()) {
      if (call.sent && !call.repeatable) settle(call, new CallError('ConnectionLost', ''))
      call.sent = false
    }
  }

  function send(call: Pending) {
    if (call.sent || socket?.readyState !== WebSocket.OPEN) return
    call.sent = true
    socket.send(requestText(call.id, call.method, call.params))
  }

  function receive(text: string) {
    const message = readMessage(text)
    if (message.kind === 'notification') return listeners.onNotification(message.method, message.params)
    if (message.kind === 'noise') return
    const call = pending.get(message.id)
    if (!call) return
    if (message.kind === 'error') return settle(call, message.error)
    pending.delete(call.id)
    call.resolve(message.result)
  }

  function settle(call: Pending, error: CallError) {
    pending.delete(call.id)
    call.reject(error)
  }

  return {
    state,
    connect(newUrl) {
      url = newUrl
      leave()
      failures = 0
      open()
    },
    moveTo(newUrl) {
      url = newUrl
    },
    abandon() {
      for (const call of pending.values()) settle(call, new CallError('ConnectionLost', ''))
    },
    close: leave,
    request: (request) =>
      new Promise((resolve, reject) => {
        const call = { ...request, sent: false, resolve, reject }
        pending.set(call.id, call)
        send(call)
      }),
  }
}
