import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Decoded, Rendition } from './decode.js';
import type { Order } from './decoder.process.js';

/** Ten times what the largest photo takes on a busy machine. */
const TIMEOUT_MS = 30_000;
/** Idle time after which the process is stopped to free its memory. */
const IDLE_MS = 30_000;

const COMPILED = fileURLToPath(new URL('./decoder.process.js', import.meta.url));

/** Starts the compiled process, or in tests the source with tsx. */
function start(): ChildProcess {
  const isCompiled = existsSync(COMPILED);
  return fork(isCompiled ? COMPILED : COMPILED.replace(/\.js$/, '.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: isCompiled ? [] : ['--import', 'tsx'],
  });
}

/**
 * Child process that decodes photos one at a time. Decoders are native code without a memory limit. A
 * file that takes too much memory or time ends only this process.
 */
export class Decoder {
  private process?: ChildProcess;
  private idle?: NodeJS.Timeout;

  async decode(bytes: Buffer, renditions: Rendition[]): Promise<Decoded> {
    clearTimeout(this.idle);
    const child = this.process ?? this.begin();
    child.channel?.ref();
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    try {
      return await answerOf(child, { bytes, renditions });
    } catch {
      this.stop();
      return { problem: 'large' };
    } finally {
      clearTimeout(timer);
      // An idle decoder must not keep the server alive.
      child.channel?.unref();
      this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    }
  }

  private begin(): ChildProcess {
    const child = start();
    child.unref();
    // Failures show up as the end of the process. Without a listener, the error would end the server.
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      if (this.process === child) delete this.process;
    });
    this.process = child;
    return child;
  }

  stop(): void {
    clearTimeout(this.idle);
    this.process?.kill('SIGKILL');
    delete this.process;
  }
}

function answerOf(child: ChildProcess, order: Order): Promise<Decoded> {
  return new Promise<Decoded>((resolve, reject) => {
    const ended = () => reject(new Error('The decoder ended.'));
    child.once('exit', ended);
    child.once('message', (decoded) => {
      child.off('exit', ended);
      resolve(decoded as Decoded);
    });
    child.send(order, (error) => error && ended());
  });
}
