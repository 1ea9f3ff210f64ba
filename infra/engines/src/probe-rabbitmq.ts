import { connect } from 'amqplib';

/** Opens an AMQP connection and reads the broker's version from its greeting. Throws the client's error. */
export async function readRabbitmqVersion(url: string, timeoutMilliseconds: number): Promise<string> {
  const connection = await connect(url, { timeout: timeoutMilliseconds });
  const version = connection.connection.serverProperties.version;
  await connection.close();
  return version;
}
