/**
 * Words that common passwords are made of, in lower case and without accents. A password is refused if it is one of them, also
 * repeated or with digits and signs around it.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef access acceso adgjmptw admin administrador administrator aguila aguilas alejandro alexander amigo
  amigos amor amorcito angel angeles america andrea asdf asdfgh asdfghjkl asdfghjklñ asshole babygirl bailey banco barcelona baseball basketball
  batman bienvenida bienvenido bienvenidos bonita booboo butterfly cambiame carlos changeme charlie chelsea chivas chocolate clave
  computadora computer contra contrasena contraseña corazon cruzazul daniel daniela default demo diamond diosesamor dragon
  dragonball eduardo ejemplo empresa estrella familia fernando flores football freedom futbol gabriel ginger guadalupe
  guest hannah hello hola hunter iloveyou jennifer jessica jesus jesucristo jordan josemaria joshua juancarlos killer
  letmein liverpool login lovely lovers maestro manchester mariposa master matrix mexico michael michelle miclave mipassword
  micontrasena monkey monster mustang mypassword negocio nicole ninja nopassword oficina pass passw passwd password
  passwort payment payments pepper pokemon preciosa princesa princess prueba pruebas pumas qazwsx qazwsxedc qwer qwert
  qwerty qwertyui qwertyuiop realmadrid root sandbox secret secreta secreto seguridad senha shadow sistema sistemas
  soccer sparky spiderman starwars summer sunshine superman temporal teamo teamomucho tequiero test tester testing tigger
  tinkerbell tquiero trustno universidad usuario usuarios verano vanessa veronica viva vivamexico welcome whatever zaq zxcvbn zxcvbnm`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
