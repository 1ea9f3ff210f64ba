import { residentMegabytes } from '../memory.js';

export interface MemoryWatch {
  /** Megabytes at the start, at each interval and at the end. */
  stop(): readonly number[];
}

/** Measures the memory of a process at intervals. Linux only. */
export function watchMemory(pid: number, everySeconds: number): MemoryWatch {
  const looks = [residentMegabytes(pid)];
  const timer = setInterval(() => looks.push(residentMegabytes(pid)), everySeconds * 1000);
  return {
    stop() {
      clearInterval(timer);
      looks.push(residentMegabytes(pid));
      return looks;
    },
  };
}
