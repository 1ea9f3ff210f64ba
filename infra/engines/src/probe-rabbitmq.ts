import { connect } from 'amqplib';

/** The broker's version, from the greeting of an AMQP connection. Throws the client's error. */
export async function readRabbitmqVersion(url: string, timeoutMilliseconds: number): Promise<string> {
  const connection = await connect(url, { timeout: timeoutMilliseconds });
  const version = connection.connection.serverProperties.version;
  await connection.close();
  return version;
}
